package dev.tripatch.learn;

/**
 * A fenced block of a lesson.
 *
 * @param label what it holds
 * @param option the third word after the fence, such as the patch's type; empty if there is none
 * @param text what is between the fences, each line with its end
 * @param line where it begins in the file, counted from 1
 */
public record Block(BlockLabel label, String option, String text, int line) implements LessonPart {}

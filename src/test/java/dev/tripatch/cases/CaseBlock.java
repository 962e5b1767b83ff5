package dev.tripatch.cases;

/**
 * A fenced block of a case.
 *
 * @param option the third word behind the fence, such as the patch's type; empty if there is none
 * @param text what stands between the fences, each line with its end
 * @param line where it begins in the file, counted from 1
 */
public record CaseBlock(String option, String text, int line) {}

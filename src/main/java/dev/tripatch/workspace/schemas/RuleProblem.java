package dev.tripatch.workspace.schemas;

/**
 * Something about own rules, or about a document that they do not fit.
 *
 * @param place where: {@code file:line:column}, or a rule's field if it is in no file
 * @param isFault whether it must be mended; else it is unusual, and may be wanted
 * @param subject the field that it is about
 * @param sentence what is wrong
 * @param remedy what to do; may be empty
 */
public record RuleProblem(
    String place, boolean isFault, String subject, String sentence, String remedy) {}

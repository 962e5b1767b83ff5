package dev.tripatch.ui.panes.document;

/**
 * A text and what to call it in messages.
 *
 * @param name a file's name, or words such as {@code pasted text}
 * @param text the text; its only line break is {@code \n}
 */
public record NamedText(String name, String text) {}

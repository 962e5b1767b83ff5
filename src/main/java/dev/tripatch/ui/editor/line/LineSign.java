package dev.tripatch.ui.editor.line;

/**
 * Something that can be done with a field, as one character beside its first line.
 *
 * @param id what whoever offers it knows it by
 * @param glyph one character
 * @param words what it does, and with which key
 */
public record LineSign(String id, String glyph, String words) {}

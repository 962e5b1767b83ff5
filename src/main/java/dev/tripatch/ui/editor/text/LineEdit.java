package dev.tripatch.ui.editor.text;

/**
 * Whole lines of a text that are exchanged at once, and the selection that comes after it.
 *
 * @param start where the first character is removed
 * @param end after the last character to remove
 * @param text what comes
 * @param anchor where the selection begins then
 * @param caret where the selection ends then, which can be before its beginning
 */
public record LineEdit(int start, int end, String text, int anchor, int caret) {}

package dev.tripatch.edit.fix;

/**
 * Something that can be done about a place of a text.
 *
 * @param title what it does, for a menu
 * @param text the whole text afterwards
 */
public record QuickFix(String title, String text) {}

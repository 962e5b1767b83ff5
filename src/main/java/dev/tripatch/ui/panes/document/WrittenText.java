package dev.tripatch.ui.panes.document;

import dev.tripatch.engine.format.PatchFormat;

/**
 * A patch that the person composes.
 *
 * @param format the format that it is in
 * @param text its text
 */
public record WrittenText(PatchFormat format, NamedText text) {}

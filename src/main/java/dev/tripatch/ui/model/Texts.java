package dev.tripatch.ui.model;

import java.util.Optional;

/**
 * A snapshot of the three documents.
 *
 * @param lastApplied the last-applied configuration; empty if it is to be taken from live's
 *     annotation
 * @param local the local configuration; never blank
 * @param live the live object; never blank
 */
public record Texts(Optional<NamedText> lastApplied, NamedText local, NamedText live) {}

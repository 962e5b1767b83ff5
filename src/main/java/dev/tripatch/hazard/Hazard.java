package dev.tripatch.hazard;

import dev.tripatch.document.Span;
import dev.tripatch.path.FieldPath;

/**
 * A hazard in one document.
 *
 * @param kind what it is
 * @param path the field; the root for what concerns the text only
 * @param span where it stands in the document's text
 * @param sentence what is wrong with this very field
 * @param remedy the way out
 */
public record Hazard(
    HazardKind kind, FieldPath path, Span span, String sentence, String remedy) {}

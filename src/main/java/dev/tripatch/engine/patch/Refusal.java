package dev.tripatch.engine.patch;

import dev.tripatch.json.FieldPath;

/**
 * Why Kubernetes would refuse to compute or to apply a patch.
 *
 * @param path the field where it happens, which the reference's text leaves out
 * @param referenceText Kubernetes' own error text, verbatim as people will search for it
 * @param cause what it means, in our words
 * @param remedy what to do about it
 */
public record Refusal(FieldPath path, String referenceText, String cause, String remedy) {}

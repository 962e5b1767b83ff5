package dev.tripatch.schema.overlay;

import dev.tripatch.schema.Annotation;

/**
 * Something about a field's rule.
 *
 * @param annotation the annotation it is about
 * @param isImpossible whether the rule means nothing so; else it is valid, but unusual
 * @param sentence what there is to say
 */
public record RuleFinding(Annotation annotation, boolean isImpossible, String sentence) {}

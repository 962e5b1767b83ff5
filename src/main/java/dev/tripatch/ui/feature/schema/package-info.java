/**
 * The tab Schema: the rule behind every field of the current kind, and the panel and the text in
 * which a person writes own rules.
 *
 * <p>It must not decide what a rule does. Start reading at {@link dev.tripatch.ui.feature.schema.SchemaTab}
 * and {@link dev.tripatch.ui.feature.schema.AnnotationPanel}.
 */
@NullMarked
package dev.tripatch.ui.feature.schema;

import org.jspecify.annotations.NullMarked;

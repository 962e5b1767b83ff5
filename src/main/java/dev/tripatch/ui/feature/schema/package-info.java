/**
 * The tab Schema: the rule behind every field of the current kind, the panel and the text in which
 * a person writes own rules, and the schemas that a person brings.
 *
 * <p>It must not decide what a rule does, nor know another feature. Start reading at {@link
 * dev.tripatch.ui.feature.schema.SchemaTab}.
 */
@NullMarked
package dev.tripatch.ui.feature.schema;

import org.jspecify.annotations.NullMarked;

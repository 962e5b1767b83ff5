/**
 * What the API's schema says about patching: for each field its patch strategy, merge key, list
 * type, and where the rule came from; and by it the names that list items have in paths. Also how
 * readers of schemas, of any form, report what they do not understand.
 *
 * <p>It must not know documents, the patch engine or any toolkit. Start reading at {@link
 * dev.tripatch.schema.ObjectSchema} and {@link dev.tripatch.schema.SchemaSource}.
 */
@NullMarked
package dev.tripatch.schema;

import org.jspecify.annotations.NullMarked;

package dev.tripatch.schema.imported;

import dev.tripatch.schema.catalog.Release;
import java.util.List;

/**
 * A schema that somebody brought.
 *
 * @param release its facts; references that it does not define itself are to definitions of the
 *     bundled catalogue
 * @param form the form of its text
 * @param notes what was not understood, a sentence for each kind of problem
 */
public record ImportedSchema(Release release, SchemaForm form, List<String> notes) {}

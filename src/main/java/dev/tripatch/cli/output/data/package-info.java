/**
 * Answers for programs: what becomes JSON or YAML.
 *
 * <p>It must not know tables and colours. Start reading at {@link
 * dev.tripatch.cli.output.data.ConflictList}.
 */
@NullMarked
package dev.tripatch.cli.output.data;

import org.jspecify.annotations.NullMarked;

/**
 * The schemas in force: what comes with the program, what a person brought and keeps, and own
 * rules; found, read, checked against documents, and written for other tools. Window and command
 * line share it.
 *
 * <p>It must not know comparisons. Start reading at {@link dev.tripatch.workspace.schemas.Schemas}
 * and {@link dev.tripatch.workspace.schemas.SchemaFiles}.
 */
@NullMarked
package dev.tripatch.workspace.schemas;

import org.jspecify.annotations.NullMarked;

/**
 * The schemas in force: what comes with the program, what a person brought and keeps, and own
 * rules; found, read, checked against documents, and written for other tools. Window and command
 * line share it. And what a rule does: what every tool makes of one field of the open documents
 * under the rule in force and under others that a person tries.
 *
 * <p>It must not know a window or a terminal. Start reading at {@link
 * dev.tripatch.workspace.schemas.Schemas} and {@link dev.tripatch.workspace.schemas.SchemaFiles};
 * for rules that are tried at {@link dev.tripatch.workspace.schemas.RuleTrial}.
 */
@NullMarked
package dev.tripatch.workspace.schemas;

import org.jspecify.annotations.NullMarked;

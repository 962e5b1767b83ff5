package dev.tripatch.workspace;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.json.Role;

/**
 * What keeps a text from being compared.
 *
 * @param pane which text
 * @param location {@code file:line:column}
 * @param diagnostic what is wrong and what to do
 */
public record Fault(Role pane, String location, Diagnostic diagnostic) {}

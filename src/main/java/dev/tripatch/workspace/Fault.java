package dev.tripatch.workspace;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.highlight.Pane;

/**
 * What keeps a text from being compared.
 *
 * @param pane which text
 * @param location {@code file:line:column}
 * @param diagnostic what is wrong and what to do
 */
public record Fault(Pane pane, String location, Diagnostic diagnostic) {}

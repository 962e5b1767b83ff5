package dev.tripatch.cli;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Fault;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Messages about documents: {@code file:line:column}, what is wrong, and what to do. */
final class Messages {
  /** Begins messages about no place in a file. */
  static final String PROGRAM = "tripatch: ";

  /** Begins the lines that belong to the one above. */
  static final String INDENT = "  ";

  private static final int SHOWN = 10;

  private Messages() {}

  /** An error at a place. */
  static List<String> located(String place, Diagnostic diagnostic) {
    String message = place + ": " + diagnostic.message();
    return diagnostic.remedy().isEmpty()
        ? List.of(message)
        : List.of(message, INDENT + diagnostic.remedy());
  }

  /** Things that do not keep the documents from being compared, the first few of them. */
  static List<String> warnings(List<Diagnostic> diagnostics, IntFunction<String> place) {
    List<String> lines = new ArrayList<>();
    for (Diagnostic each : diagnostics.subList(0, Math.min(SHOWN, diagnostics.size()))) {
      String where = place.apply(each.span().start());
      lines.add((where + ": warning: " + each.message() + " " + each.remedy()).strip());
    }
    int more = diagnostics.size() - SHOWN;
    if (more > 0) {
      lines.add(PROGRAM + "… and " + more + " more such warnings.");
    }
    return lines;
  }
}

package dev.tripatch.cli.output;

import dev.tripatch.document.Diagnostic;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;

/** Messages about documents: {@code file:line:column}, what is wrong, and what to do. */
public final class Messages {
  /** Begins messages about no place in a file. */
  public static final String PROGRAM = "tripatch: ";

  /** Begins the lines that belong to the one above. */
  public static final String INDENT = "  ";

  private static final int SHOWN = 10;

  private Messages() {}

  /** An error at a place. */
  public static List<String> located(String place, Diagnostic diagnostic) {
    String message = place + ": " + diagnostic.message();
    return diagnostic.remedy().isEmpty()
        ? List.of(message)
        : List.of(message, INDENT + diagnostic.remedy());
  }

  /** Things that do not keep the documents from being compared, the first few of them. */
  public static List<String> warnings(List<Diagnostic> diagnostics, IntFunction<String> place) {
    List<String> lines = new ArrayList<>();
    for (Diagnostic each : diagnostics.subList(0, Math.min(SHOWN, diagnostics.size()))) {
      String where = place.apply(each.span().start());
      lines.add((where + ": warning: " + each.message() + " " + each.remedy()).strip());
    }
    int more = diagnostics.size() - SHOWN;
    if (more > 0) {
      lines.add(PROGRAM + OutputWording.MORE_WARNINGS.text("count", more));
    }
    return lines;
  }
}

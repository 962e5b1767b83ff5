package dev.tripatch.cli.output;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.cluster.apply.ErrorText;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.workspace.ErrorCase;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What an error of kubectl says, as text. */
public final class FoundInError {
  private static final int LABEL = 9;

  private final int width;
  private final Palette palette;
  private final StringBuilder out = new StringBuilder();

  /** Writes for a person. */
  public FoundInError(int width, Palette palette) {
    this.width = width;
    this.palette = palette;
  }

  /** The text of an error with all that was found in it. */
  public String of(ErrorCase opened) {
    ErrorText found = opened.found();
    found.object().ifPresent(object -> add("Object", described(object)));
    found.file().ifPresent(file -> add("File", file));
    add("Found", inIt(found));
    add("Missing", String.join(", ", found.missing()));
    found.message().ifPresent(message -> add("kubectl", message));
    opened.field().ifPresent(field -> add("Field", field.toString()));
    add("", others(found));
    for (ErrorCase.Cause cause : opened.causes()) {
      add("Cause", cause.sentence());
      add("Remedy", cause.remedy());
    }
    found.remarks().forEach(remark -> add("Note", remark));
    return out.toString();
  }

  private static String described(ObjectName object) {
    return object.apiVersion().isEmpty()
        ? object.toString()
        : object + " (" + object.apiVersion() + ")";
  }

  /** The fields but the first, which is that of the case. */
  private static String others(ErrorText found) {
    return found.fields().stream()
        .skip(1)
        .map(FieldPath::toString)
        .collect(Collectors.joining("\n"));
  }

  private static String inIt(ErrorText found) {
    List<String> all = new ArrayList<>(List.of("local", "live", "last applied"));
    all.removeAll(found.missing());
    if (found.document(ErrorText.Part.PATCH).isPresent()) {
      all.add("patch");
    }
    return String.join(", ", all);
  }

  /** A text after its label, its lines below each other; nothing if it is empty. */
  private void add(String label, String text) {
    String start = palette.heading(label + " ".repeat(LABEL - label.length()));
    for (String paragraph : text.lines().toList()) {
      for (String line : Wrapping.lines(PlainText.line(paragraph).stripTrailing(), width - LABEL)) {
        out.append(start).append(line).append('\n');
        start = " ".repeat(LABEL);
      }
    }
  }
}

package dev.tripatch.cli;

import dev.tripatch.document.ObjectName;
import dev.tripatch.kubectl.error.ErrorText;
import dev.tripatch.workspace.ErrorCase;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** What an error of kubectl says, as text. */
final class FoundInError {
  private static final int LABEL = 9;

  private final int width;
  private final Palette palette;
  private final StringBuilder out = new StringBuilder();

  FoundInError(int width, Palette palette) {
    this.width = width;
    this.palette = palette;
  }

  String of(ErrorCase opened) {
    ErrorText found = opened.found();
    found.object().ifPresent(object -> add("Object", described(object)));
    found.file().ifPresent(file -> add("File", file));
    add("Found", sentence(inIt(found)));
    add("Missing", sentence(found.missing()));
    found.message().ifPresent(message -> message.lines().forEach(line -> add("kubectl", line)));
    opened.field().ifPresent(field -> add("Field", field.toString()));
    opened.cause().ifPresent(cause -> add("Cause", cause.sentence()));
    opened.cause().ifPresent(cause -> add("Remedy", cause.remedy()));
    found.remarks().forEach(remark -> add("Note", remark));
    return out.toString();
  }

  private static String described(ObjectName object) {
    return object.apiVersion().isEmpty()
        ? object.toString()
        : object + " (" + object.apiVersion() + ")";
  }

  private static List<String> inIt(ErrorText found) {
    List<String> all = new ArrayList<>(List.of("local", "live", "last applied"));
    all.removeAll(found.missing());
    boolean hasPatch = found.document(ErrorText.Part.PATCH).isPresent();
    return Stream.concat(all.stream(), hasPatch ? Stream.of("patch") : Stream.of()).toList();
  }

  private static String sentence(List<String> words) {
    return words.isEmpty() ? "nothing" : String.join(", ", words);
  }

  /** A paragraph behind its label, its lines below each other. */
  private void add(String label, String text) {
    String title = label + " ".repeat(LABEL - label.length());
    String start = palette.heading(title);
    for (String line : Wrapping.lines(PlainText.line(text), width - LABEL)) {
      out.append(start).append(line).append('\n');
      start = " ".repeat(LABEL);
    }
  }
}

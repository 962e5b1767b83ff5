package dev.tripatch.ui.sample;

import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Format;
import dev.tripatch.document.Span;
import dev.tripatch.highlight.paint.Mark;
import dev.tripatch.highlight.paint.PaneText;
import dev.tripatch.highlight.table.FieldRow;
import dev.tripatch.highlight.why.Why;
import dev.tripatch.path.FieldPath;
import dev.tripatch.role.Role;
import dev.tripatch.ui.model.Answer;
import dev.tripatch.ui.model.Comparer;
import dev.tripatch.ui.model.Findings;
import dev.tripatch.ui.model.NamedText;
import dev.tripatch.ui.model.Texts;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Compares documents whose every line is {@code key: value}, each line a field of its own. A line
 * with {@code !!} is an error, for tests of broken documents.
 */
public final class LineComparer implements Comparer {

  @Override
  public Answer compare(Texts texts) {
    Map<Role, List<Diagnostic>> wrong = new EnumMap<>(Role.class);
    check(Role.LOCAL, texts.documents().local().text(), wrong);
    check(Role.LIVE, texts.documents().live().orElseThrow().text(), wrong);
    return wrong.isEmpty()
        ? new Answer.Compared(view(texts), Findings.NONE)
        : new Answer.Unreadable(wrong);
  }

  private static void check(Role pane, String text, Map<Role, List<Diagnostic>> wrong) {
    int at = text.indexOf("!!");
    if (at >= 0) {
      wrong.put(
          pane,
          List.of(
              new Diagnostic(
                  Diagnostic.Severity.ERROR,
                  new Span(at, at + 2),
                  "Two exclamation marks are not allowed.",
                  "Take them away.")));
    }
  }

  private static SampleView view(Texts texts) {
    Map<String, String> last =
        read(texts.documents().lastApplied().map(NamedText::text).orElse(""));
    Map<String, String> local = read(texts.documents().local().text());
    Map<String, String> live = read(texts.documents().live().orElseThrow().text());
    Set<String> keys = new LinkedHashSet<>(local.keySet());
    keys.addAll(live.keySet());
    Map<String, Mark> marks = new HashMap<>();
    List<FieldRow> rows = new ArrayList<>();
    Map<FieldPath, Why> whys = new HashMap<>();
    for (String key : keys) {
      mark(local.get(key), live.get(key), last.get(key))
          .ifPresent(
              mark -> {
                marks.put(key, mark);
                rows.add(row(key, mark, last, local, live));
                FieldPath path = FieldPath.of(key);
                whys.put(
                    path,
                    new Why(path, Optional.of(mark), key + " " + mark.word() + ".", "", List.of()));
              });
    }
    Map<Role, PaneText> panes = new EnumMap<>(Role.class);
    panes.put(
        Role.LAST_APPLIED,
        pane(
            Role.LAST_APPLIED,
            texts.documents().lastApplied().map(NamedText::text).orElse(""),
            marks));
    panes.put(Role.LOCAL, pane(Role.LOCAL, texts.documents().local().text(), marks));
    panes.put(Role.LIVE, pane(Role.LIVE, texts.documents().live().orElseThrow().text(), marks));
    panes.put(Role.PATCH, pane(Role.PATCH, patch(rows, local), marks));
    panes.put(Role.RESULT, pane(Role.RESULT, result(local, live, marks), marks));
    return new SampleView(
        panes,
        SamplePane.of(Role.PATCH, Format.JSON, "{\n}"),
        rows,
        whys,
        Optional.empty(),
        "Sample v1 · lines");
  }

  private static Map<String, String> read(String text) {
    Map<String, String> fields = new LinkedHashMap<>();
    text.lines()
        .filter(line -> line.contains(": "))
        .forEach(line -> fields.put(key(line), line.substring(line.indexOf(": ") + 2)));
    return fields;
  }

  private static String key(String line) {
    return line.substring(0, line.indexOf(": ")).strip();
  }

  private static Optional<Mark> mark(String local, String live, String last) {
    if (local == null) {
      return Optional.of(last == null ? Mark.KEPT : Mark.DELETED);
    }
    if (live == null) {
      return Optional.of(Mark.ADDED);
    }
    if (local.equals(live)) {
      return Optional.empty();
    }
    boolean conflict = last != null && !last.equals(live);
    return Optional.of(conflict ? Mark.CONFLICT : Mark.CHANGED);
  }

  private static FieldRow row(
      String key,
      Mark mark,
      Map<String, String> last,
      Map<String, String> local,
      Map<String, String> live) {
    String result = local.getOrDefault(key, mark == Mark.KEPT ? live.get(key) : "—");
    return new FieldRow(
        FieldPath.of(key),
        key,
        last.getOrDefault(key, "—"),
        local.getOrDefault(key, "—"),
        live.getOrDefault(key, "—"),
        result,
        mark,
        mark.word());
  }

  private static String patch(List<FieldRow> rows, Map<String, String> local) {
    StringBuilder text = new StringBuilder();
    rows.stream()
        .filter(row -> row.mark() != Mark.KEPT)
        .forEach(
            row ->
                text.append(row.label())
                    .append(": ")
                    .append(local.getOrDefault(row.label(), "null"))
                    .append('\n'));
    return text.toString();
  }

  private static String result(
      Map<String, String> local, Map<String, String> live, Map<String, Mark> marks) {
    StringBuilder text = new StringBuilder();
    live.forEach(
        (key, value) ->
            text.append(key).append(": ").append(local.getOrDefault(key, value)).append('\n'));
    local.forEach(
        (key, value) -> {
          if (marks.get(key) == Mark.ADDED) {
            text.append(key).append(": ").append(value).append('\n');
          }
        });
    return text.toString();
  }

  private static PaneText pane(Role pane, String text, Map<String, Mark> marks) {
    return LinePane.of(pane, text, marks);
  }
}

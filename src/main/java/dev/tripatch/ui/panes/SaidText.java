package dev.tripatch.ui.panes;

import dev.tripatch.engine.stored.SaidField;
import dev.tripatch.engine.stored.SaidKind;
import dev.tripatch.engine.stored.ServerVerdict;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.ShowWording;
import dev.tripatch.workspace.sending.RefusedField;
import dev.tripatch.workspace.sending.ServerAnswer;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A server's answer in words, field by field. */
public final class SaidText {
  private static final String YES = "✓ ";
  private static final String OTHER = "≠ ";
  private static final String NO = "✗ ";
  private static final String MORE = "+ ";

  private SaidText() {}

  /** All that is said; what needs looking at comes first, defaults last, in one row a field. */
  public static List<SaidRow> of(ServerAnswer answer) {
    return switch (answer) {
      case ServerAnswer.Refused refused ->
          refused.causes().stream().flatMap(cause -> of(cause).stream()).toList();
      case ServerAnswer.Taken taken ->
          Stream.concat(
                  taken.verdict().fields().stream()
                      .filter(field -> field.kind() != SaidKind.DEFAULTED)
                      .sorted(Comparator.comparing(SaidField::kind))
                      .map(SaidText::of),
                  defaults(taken.verdict()))
              .toList();
    };
  }

  private static Optional<SaidRow> of(RefusedField cause) {
    return cause
        .field()
        .map(path -> new SaidRow(path, "", NO + withoutPath(cause.words()), cause.explanation()));
  }

  /** The server names the field first, counting its items. */
  private static String withoutPath(String words) {
    int end = words.indexOf(": ");
    return words.substring(end < 0 ? 0 : end + 2);
  }

  private static SaidRow of(SaidField field) {
    String sign = field.kind() == SaidKind.AS_PREDICTED ? YES : OTHER;
    return new SaidRow(
        field.path(), text(field.predicted()), sign + text(field.said()), field.why());
  }

  private static Stream<SaidRow> defaults(ServerVerdict verdict) {
    Map<FieldPath, List<SaidField>> grouped =
        verdict.fields().stream()
            .filter(field -> field.kind() == SaidKind.DEFAULTED)
            .collect(
                Collectors.groupingBy(
                    field -> holder(verdict, field.path()),
                    LinkedHashMap::new,
                    Collectors.toList()));
    return grouped.entrySet().stream().map(each -> defaults(each.getKey(), each.getValue()));
  }

  private static SaidRow defaults(FieldPath holder, List<SaidField> fields) {
    String names =
        fields.stream()
            .map(field -> field.path().below(holder).toString())
            .collect(Collectors.joining(", "));
    return new SaidRow(
        holder,
        "",
        ShowWording.DEFAULTS.text("count", fields.size()),
        names + ": " + SaidWords.WHY_FILLED_IN.text());
  }

  /** The field that was to change and in which a default lies, or what holds the default. */
  private static FieldPath holder(ServerVerdict verdict, FieldPath path) {
    return verdict.fields().stream()
        .filter(field -> field.kind() == SaidKind.AS_PREDICTED)
        .map(SaidField::path)
        .filter(changed -> path.startsWith(changed) && !path.equals(changed))
        .findFirst()
        .or(path::parent)
        .orElse(path);
  }

  private static String text(Optional<Value> value) {
    return ShortText.line(value.orElse(null), Optional.empty());
  }

  private static String said(SaidField field) {
    return field.said().isEmpty() ? ShowWording.NOT_STORED.text() : text(field.said());
  }

  /** What the server makes of one field, and why, in sentences; nothing if it is as predicted. */
  public static List<String> sentences(FieldPath path, ServerAnswer answer) {
    return switch (answer) {
      case ServerAnswer.Refused refused ->
          refused.at(path).stream()
              .map(
                  cause ->
                      SaidWords.REFUSED_HERE
                          .text("words", cause.words(), "explanation", cause.explanation())
                          .strip())
              .toList();
      case ServerAnswer.Taken taken ->
          taken.verdict().at(path).stream()
              .filter(field -> field.path().equals(path) && !field.why().isEmpty())
              .map(
                  field ->
                      field.kind() == SaidKind.NORMALISED
                          ? field.why()
                          : SaidWords.SAID_HERE.text(
                              "said", text(field.said()), "why", field.why()))
              .toList();
    };
  }

  /** What is said of one field, in a few words; empty if nothing is. */
  public static String at(FieldPath path, ServerAnswer answer) {
    return switch (answer) {
      case ServerAnswer.Refused refused ->
          refused.at(path).map(cause -> NO + withoutPath(cause.words())).orElse("");
      case ServerAnswer.Taken taken ->
          taken
              .verdict()
              .at(path)
              .map(field -> words(path, field, taken.verdict().defaultsIn(path)))
              .orElse("");
    };
  }

  private static String words(FieldPath path, SaidField field, long defaults) {
    return switch (field.kind()) {
      case AS_PREDICTED ->
          defaults > 0 && field.path().equals(path)
              ? YES + ShowWording.DEFAULTS.text("count", defaults)
              : YES.strip();
      case DEFAULTED -> MORE + text(field.said());
      case NORMALISED ->
          field.path().equals(path)
              ? SaidWords.FIELD_NORMALISED.text(
                  "said", said(field), "predicted", text(field.predicted()))
              : SaidWords.FIELD_NORMALISED_WITHIN.text(
                  "field", within(path, field), "said", text(field.said()));
      case CHANGED, OVERTAKEN, MOVED ->
          field.path().equals(path)
              ? SaidWords.FIELD_CHANGED.text("said", said(field), "why", field.why())
              : SaidWords.FIELD_WITHIN.text(
                  "field", within(path, field), "said", text(field.said()));
    };
  }

  private static String within(FieldPath path, SaidField field) {
    return (field.path().startsWith(path) ? field.path().below(path) : field.path()).toString();
  }

  /**
   * The whole answer in a sentence, and what else there is to know, each on its line.
   *
   * @param time when it came, as people read it
   */
  public static String summary(ServerAnswer answer, String time) {
    return switch (answer) {
      case ServerAnswer.Refused refused -> refusal(refused);
      case ServerAnswer.Taken taken ->
          Stream.concat(
                  Stream.of(counts(taken.verdict(), time)),
                  taken.warnings().stream().map(words -> SaidWords.WARNING.text("words", words)))
              .collect(Collectors.joining("\n"));
    };
  }

  /** What is at fields is told there. */
  private static String refusal(ServerAnswer.Refused refused) {
    List<RefusedField> elsewhere =
        refused.causes().stream().filter(cause -> cause.field().isEmpty()).toList();
    Stream<String> lines =
        elsewhere.isEmpty()
            ? Stream.of(SaidWords.REFUSED_FIELDS.text("count", refused.causes().size()))
            : Stream.concat(
                Stream.of(refused.failure().sentence(), refused.failure().remedy()),
                elsewhere.stream().map(RefusedField::explanation));
    return lines.filter(line -> !line.isBlank()).distinct().collect(Collectors.joining("\n"));
  }

  private static String counts(ServerVerdict verdict, String time) {
    int count = verdict.asPredicted();
    int all = verdict.changed();
    return Stream.of(
            count == all
                ? SaidWords.ALL_AS_PREDICTED.text("count", count, "all", all)
                : SaidWords.SOME_AS_PREDICTED.text("count", count, "all", all),
            some(verdict.count(SaidKind.CHANGED), n -> SaidWords.CHANGED.text("count", n)),
            some(
                verdict.count(SaidKind.OVERTAKEN) + verdict.count(SaidKind.MOVED),
                n -> SaidWords.MOVED.text("count", n)),
            some(verdict.count(SaidKind.NORMALISED), n -> SaidWords.NORMALISED.text("count", n)),
            some(verdict.count(SaidKind.DEFAULTED), n -> ShowWording.DEFAULTS.text("count", n)),
            SaidWords.TRIED.text("time", time),
            verdict.knowsDefaults() ? "" : SaidWords.UNKNOWN_DEFAULTS.text())
        .filter(part -> !part.isEmpty())
        .collect(Collectors.joining(" · "));
  }

  private static String some(long count, LongFunction<String> words) {
    return count == 0 ? "" : words.apply(count);
  }

  /**
   * A row of what a server says.
   *
   * @param path the field
   * @param predicted what was predicted
   * @param said what the server says, with a sign before it
   * @param why why that is another
   */
  public record SaidRow(FieldPath path, String predicted, String said, String why) {}
}

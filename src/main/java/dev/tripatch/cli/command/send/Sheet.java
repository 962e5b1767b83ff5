package dev.tripatch.cli.command.send;

import dev.tripatch.cli.terminal.Palette;
import dev.tripatch.cli.terminal.PlainText;
import dev.tripatch.cli.terminal.TextTable;
import dev.tripatch.cli.terminal.Wrapping;
import dev.tripatch.cluster.call.Connection;
import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.secret.SeenSecrets;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.stored.SaidField;
import dev.tripatch.engine.stored.SaidKind;
import dev.tripatch.engine.stored.ServerVerdict;
import dev.tripatch.json.Value;
import dev.tripatch.share.Export;
import dev.tripatch.share.KubectlCommand;
import dev.tripatch.share.PatchTarget;
import dev.tripatch.share.Shell;
import dev.tripatch.show.paint.ShortText;
import dev.tripatch.show.table.Column;
import dev.tripatch.show.table.Column.Fit;
import dev.tripatch.show.table.LiveMove;
import dev.tripatch.show.table.LiveMove.MovedField;
import dev.tripatch.workspace.sending.Effect;
import dev.tripatch.workspace.sending.LiveSince;
import dev.tripatch.workspace.sending.Preparation;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.SendPlan;
import dev.tripatch.workspace.sending.SendText;
import dev.tripatch.workspace.sending.ServerAnswer;
import dev.tripatch.workspace.sending.TouchedField;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The one sheet that a person reads before a change leaves, as text.
 *
 * @param revealed which secrets may be seen
 * @param seen the secrets of this run
 */
record Sheet(int width, Palette palette, Revealed revealed, SeenSecrets seen) {
  /** A line that long pushes all else off the screen. */
  private static final int LONGEST_COMMAND = 4_000;

  private static final Set<SaidKind> WORTH_A_LINE =
      EnumSet.of(SaidKind.CHANGED, SaidKind.OVERTAKEN, SaidKind.NORMALISED);

  /** The whole sheet. */
  String of(WantedChange.Planned candidate, Prepared prepared) {
    StringBuilder out = new StringBuilder();
    line(out, SendCommandWording.CONTEXT, context(prepared));
    line(out, SendCommandWording.OBJECT, named(candidate.object()));
    prepared.plan().undoes().ifPresent(id -> line(out, SendCommandWording.UNDOES, id));
    line(out, SendCommandWording.CHANGE, counts(prepared.plan()));
    server(prepared.says()).forEach(said -> line(out, SendCommandWording.SERVER, said));
    since(prepared).forEach(said -> line(out, SendCommandWording.MEANWHILE, said));
    candidate.notes().forEach(note -> line(out, SendCommandWording.NOTE, note));
    if (prepared.isUndoneOnlyNow()) {
      line(out, SendCommandWording.NOTE, SendCommandWording.NO_WAY_BACK.text());
    }
    line(out, SendCommandWording.MANAGER, prepared.plan().manager());
    return out.append('\n')
        .append(candidate.table().apply(prepared.says().stored()))
        .append(command(prepared))
        .toString();
  }

  private void line(StringBuilder out, SendCommandWording label, String text) {
    String title = label.text();
    boolean isAgain = out.indexOf("\n" + title) >= 0 || out.indexOf(title) == 0;
    String start = (isAgain ? "" : title) + " ".repeat(column() - (isAgain ? 0 : title.length()));
    out.append(Wrapping.paragraph(start, PlainText.line(text), width));
  }

  private static int column() {
    return 2
        + Stream.of(
                SendCommandWording.CONTEXT,
                SendCommandWording.OBJECT,
                SendCommandWording.UNDOES,
                SendCommandWording.CHANGE,
                SendCommandWording.SERVER,
                SendCommandWording.MEANWHILE,
                SendCommandWording.NOTE,
                SendCommandWording.MANAGER)
            .mapToInt(each -> each.text().length())
            .max()
            .orElseThrow();
  }

  /** Where it goes: the address tells two contexts of one name apart. */
  static String context(Prepared prepared) {
    String namespace = prepared.plan().seen().name().namespace();
    String context = prepared.place().context();
    return (namespace.isEmpty() ? context : context + " / " + namespace)
        + "  "
        + prepared.cluster().address();
  }

  static String named(ObjectName object) {
    return (object.kind() + " " + object.apiVersion()).strip()
        + " · "
        + (object.namespace().isEmpty() ? "" : object.namespace() + "/")
        + object.name();
  }

  /** How many fields it adds, changes and removes; kubectl's annotation is no field of anybody. */
  static String counts(SendPlan plan) {
    Effect.Counts all = plan.effect().counts();
    if (all.isNone()) {
      return all.isAnnotated()
          ? SendCommandWording.ONLY_ANNOTATION.text()
          : SendCommandWording.NO_COUNTS.text();
    }
    String counts =
        Stream.of(
                some(all.added(), count -> SendCommandWording.ADDED.text("fields", count)),
                some(all.changed(), count -> SendCommandWording.CHANGED.text("fields", count)),
                some(all.removed(), count -> SendCommandWording.REMOVED.text("fields", count)))
            .flatMap(Optional::stream)
            .collect(Collectors.joining(", "));
    return all.isAnnotated() ? counts + SendCommandWording.AND_ANNOTATION.text() : counts;
  }

  private static Optional<String> some(long count, LongFunction<String> words) {
    return count > 0 ? Optional.of(words.apply(count)) : Optional.empty();
  }

  /** What the server says beside what was predicted; the first line sums it up. */
  static List<String> server(ServerAnswer.Taken taken) {
    List<String> lines = new ArrayList<>();
    lines.add(verdict(taken.verdict()));
    taken.verdict().fields().stream()
        .filter(field -> WORTH_A_LINE.contains(field.kind()))
        .map(Sheet::said)
        .forEach(lines::add);
    taken.warnings().forEach(words -> lines.add(SendCommandWording.WARNS.text("words", words)));
    return lines;
  }

  /** The same in a line. */
  static String verdict(ServerVerdict verdict) {
    long others = verdict.count(SaidKind.CHANGED) + verdict.count(SaidKind.OVERTAKEN);
    StringBuilder words =
        new StringBuilder(
            others == 0
                ? SendCommandWording.SERVER_TAKES.text()
                : SendCommandWording.SERVER_DIFFERS.text("fields", others));
    long stored = verdict.count(SaidKind.NORMALISED);
    if (stored > 0) {
      words.append(SendCommandWording.STORED_OTHERWISE.text("fields", stored));
    }
    long defaults = verdict.count(SaidKind.DEFAULTED);
    if (defaults > 0) {
      words.append(SendCommandWording.FILLED_IN.text("fields", defaults));
    }
    return words.toString();
  }

  private static String said(SaidField field) {
    return SendCommandWording.FIELD_IS.text(
        "field",
        field.path(),
        "said",
        text(field.said()),
        "predicted",
        text(field.predicted()),
        "why",
        field.why());
  }

  private static String text(Optional<Value> value) {
    return ShortText.line(value.orElse(null), Optional.empty());
  }

  private static List<String> since(Prepared prepared) {
    return switch (prepared.since()) {
      case LiveSince.Elsewhere(LiveMove move) ->
          Stream.concat(
                  Stream.of(SendText.of(new Preparation.Ready(prepared))), moved(move).stream())
              .toList();
      case LiveSince.Same _, LiveSince.Touched _, LiveSince.MadeAgain _ -> List.of();
    };
  }

  /** What somebody else changed in live, a line a field, and who it was. */
  static List<String> moved(LiveMove move) {
    return move.fields().stream().map(Sheet::moved).toList();
  }

  private static String moved(MovedField field) {
    String words =
        SendCommandWording.MOVED.text(
            "field", field.path(),
            "before", text(field.before()),
            "now", text(field.now()));
    return field
        .manager()
        .map(who -> words + SendCommandWording.MOVED_BY.text("manager", who))
        .orElse(words);
  }

  /** The command that does the same, to copy; never broken into lines. */
  private String command(Prepared prepared) {
    SendPlan plan = prepared.plan();
    List<Value> values = List.of(plan.seen().value(), plan.trial().patch());
    boolean hasSecrets = !revealed.all() && Masking.of(values).isNeeded();
    if (hasSecrets) {
      return "\n" + paragraph(SendCommandWording.COMMAND_HAS_SECRETS.text());
    }
    Connection connection = prepared.cluster().connection();
    List<String> options = new ArrayList<>(connection.words());
    options.add("--field-manager=" + plan.manager());
    KubectlCommand command =
        new KubectlCommand(PatchTarget.of(plan.seen().value()), Shell.BASH, options);
    FormattedPatch patch =
        new FormattedPatch(plan.trial().format(), Optional.of(plan.trial().patch()), List.of());
    return switch (command.inline(patch)) {
      case Export.Made made when !seen.masked(made.text()).equals(made.text()) ->
          "\n" + paragraph(SendCommandWording.COMMAND_HAS_SECRETS.text());
      case Export.Made made when made.text().length() <= LONGEST_COMMAND ->
          "\n" + SendCommandWording.COMMAND.text() + "\n" + made.text();
      case Export.Made _ -> "\n" + paragraph(SendCommandWording.COMMAND_TOO_LONG.text());
      case Export.Nothing _ -> "";
      case Export.Refused refused -> "\n" + paragraph(refused.cause());
    };
  }

  private String paragraph(String text) {
    return Wrapping.paragraph("", PlainText.line(text), width);
  }

  /** Fields as they are, and as they should become. */
  String table(List<TouchedField> fields) {
    return written(
        fields,
        List.of(
            value(SendCommandWording.BEFORE, TouchedField::now),
            value(SendCommandWording.AFTER, TouchedField::ours)));
  }

  /** Fields as a person saw them, as they are now, and as they wanted them. */
  String touched(List<TouchedField> fields) {
    return written(
        fields,
        List.of(
            value(SendCommandWording.SEEN, TouchedField::seen),
            value(SendCommandWording.NOW, TouchedField::now),
            value(SendCommandWording.OURS, TouchedField::ours)));
  }

  private static Column<TouchedField> value(
      SendCommandWording title, Function<TouchedField, Optional<Value>> state) {
    return new Column<>(title.text(), Fit.ENDS, 3, field -> text(state.apply(field)));
  }

  /** The annotation's values say nothing to people, and would widen every column. */
  private String written(List<TouchedField> fields, List<Column<TouchedField>> values) {
    List<TouchedField> shown = fields.stream().filter(field -> !field.isAnnotation()).toList();
    List<Column<TouchedField>> columns = new ArrayList<>();
    columns.add(Column.<TouchedField>field(field -> field.path().toString()).inCapitals());
    columns.addAll(values);
    String table =
        shown.isEmpty() ? "" : new TextTable<>(columns).of(shown).write(width, palette::heading);
    return table
        + (shown.size() < fields.size()
            ? paragraph(SendCommandWording.ALSO_ANNOTATION.text())
            : "");
  }

  private record Numbered(int number, Checked checked) {}

  /** The list of all that is sent, by number. */
  String list(List<Checked> ready) {
    List<Numbered> rows = new ArrayList<>();
    for (Checked each : ready) {
      rows.add(new Numbered(rows.size() + 1, each));
    }
    return new TextTable<>(
            List.<Column<Numbered>>of(
                Column.words(SendCommandWording.NUMBER.text(), row -> row.number() + "."),
                new Column<>(
                    SendCommandWording.OBJECT.text(),
                    Fit.END,
                    4,
                    row -> row.checked().object().toString()),
                Column.words(
                    SendCommandWording.CHANGES.text(),
                    row -> counts(row.checked().prepared().orElseThrow().plan())),
                new Column<>(
                    SendCommandWording.SERVER_SAYS.text(),
                    Fit.LINES,
                    4,
                    row -> verdict(row.checked().prepared().orElseThrow().says().verdict()))))
        .of(rows)
        .write(width, palette::heading);
  }
}

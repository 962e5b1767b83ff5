package dev.tripatch.cli.command.send;

import dev.tripatch.cli.output.data.AnswerFields;
import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.secret.SeenSecrets;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.TouchedField;
import java.util.List;
import java.util.Optional;

/** What became of changes, for programs. Secrets in it are masked unless they are shown. */
final class SendList {
  private SendList() {}

  static AnswerFields of(List<Checked> all, Revealed revealed, SeenSecrets seen) {
    return new AnswerFields()
        .with("objects", all.stream().map(each -> entry(each, revealed, seen)).toList());
  }

  /**
   * One object: how far it came, its name in the journal for {@code tripatch undo}, what the change
   * does, what the server says of it, what live has by now in fields of the change, and why, or
   * what came of it.
   */
  private static AnswerFields entry(Checked checked, Revealed revealed, SeenSecrets seen) {
    Optional<Prepared> prepared = checked.prepared();
    return new AnswerFields()
        .with("object", AnswerFields.naming(checked.object()))
        .with("state", checked.state().word())
        .with("context", prepared.map(each -> each.place().context()))
        .with("server", prepared.map(each -> each.cluster().address()))
        .with("manager", prepared.map(each -> each.plan().manager()))
        .with("journal", checked.journal())
        .with("undoes", prepared.flatMap(each -> each.plan().undoes()))
        .with(
            "fields",
            prepared.stream()
                .flatMap(each -> each.plan().fields(each.now(), revealed).stream())
                .map(SendList::field)
                .toList())
        .with(
            "serverSays",
            prepared.map(each -> seen.masked(Sheet.server(each.says()))).orElse(List.of()))
        .with("moved", checked.touched().stream().map(SendList::moved).toList())
        .with("messages", seen.masked(checked.said()));
  }

  private static AnswerFields field(TouchedField field) {
    return new AnswerFields()
        .with("path", field.path())
        .with("before", field.now())
        .with("after", field.ours());
  }

  private static AnswerFields moved(TouchedField field) {
    return new AnswerFields()
        .with("path", field.path())
        .with("seen", field.seen())
        .with("now", field.now())
        .with("ours", field.ours());
  }
}

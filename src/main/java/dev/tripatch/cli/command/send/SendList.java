package dev.tripatch.cli.command.send;

import dev.tripatch.cluster.secret.Revealed;
import dev.tripatch.cluster.secret.SeenSecrets;
import dev.tripatch.document.manifest.ObjectName;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.Value;
import dev.tripatch.workspace.sending.Prepared;
import dev.tripatch.workspace.sending.TouchedField;
import java.util.List;
import java.util.Optional;

/** What became of changes, for programs. Secrets in it are masked unless they are shown. */
record SendList(List<Entry> objects) {
  static SendList of(List<Checked> all, Revealed revealed, SeenSecrets seen) {
    return new SendList(all.stream().map(each -> Entry.of(each, revealed, seen)).toList());
  }

  /**
   * One object.
   *
   * @param state how far it came
   * @param journal its name in the journal, for {@code tripatch undo}
   * @param fields what the change does
   * @param server what the server says of it, in sentences
   * @param moved what live has by now in fields of the change
   * @param messages why, or what came of it
   */
  record Entry(
      Name object,
      String state,
      Optional<String> context,
      Optional<String> server,
      Optional<String> manager,
      Optional<String> journal,
      Optional<String> undoes,
      List<Field> fields,
      List<String> serverSays,
      List<Moved> moved,
      List<String> messages) {
    static Entry of(Checked checked, Revealed revealed, SeenSecrets seen) {
      Optional<Prepared> prepared = checked.prepared();
      return new Entry(
          Name.of(checked.object()),
          checked.state().word(),
          prepared.map(each -> each.place().context()),
          prepared.map(each -> each.cluster().address()),
          prepared.map(each -> each.plan().manager()),
          checked.journal(),
          prepared.flatMap(each -> each.plan().undoes()),
          prepared.map(each -> each.plan().fields(each.now(), revealed)).orElse(List.of()).stream()
              .map(Field::of)
              .toList(),
          prepared.map(each -> seen.masked(Sheet.server(each.says()))).orElse(List.of()),
          checked.touched().stream().map(Moved::of).toList(),
          seen.masked(checked.said()));
    }
  }

  record Name(String apiVersion, String kind, Optional<String> namespace, String name) {
    static Name of(ObjectName name) {
      return new Name(
          name.apiVersion(),
          name.kind(),
          Optional.of(name.namespace()).filter(each -> !each.isEmpty()),
          name.name());
    }
  }

  record Field(FieldPath path, Optional<Value> before, Optional<Value> after) {
    static Field of(TouchedField field) {
      return new Field(field.path(), field.now(), field.ours());
    }
  }

  record Moved(FieldPath path, Optional<Value> seen, Optional<Value> now, Optional<Value> ours) {
    static Moved of(TouchedField field) {
      return new Moved(field.path(), field.seen(), field.now(), field.ours());
    }
  }
}

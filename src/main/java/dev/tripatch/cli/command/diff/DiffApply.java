package dev.tripatch.cli.command.diff;

import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.LocalManifest;
import dev.tripatch.workspace.objects.ObjectReader;
import dev.tripatch.workspace.objects.ObjectSet;
import dev.tripatch.workspace.objects.Watch;
import dev.tripatch.workspace.pair.PairKind;
import dev.tripatch.workspace.pair.PairReasons;
import dev.tripatch.workspace.pair.PairedObject;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The files that a person applies, where kubectl asks for a difference: it gives only live and the
 * server's answer.
 *
 * @param named what {@link LocalManifest#VARIABLE} says; empty if it is not set
 * @param set the objects there
 */
record DiffApply(Optional<String> named, ObjectSet set) {

  /** Reads what the variable names. */
  static DiffApply of(Terminal terminal) {
    Optional<String> named =
        Optional.ofNullable(terminal.environment().get(LocalManifest.VARIABLE))
            .filter(text -> !text.isBlank());
    Optional<Path> path = named.flatMap(DiffApply::path);
    if (named.isPresent() && path.isEmpty()) {
      terminal.say(
          DiffWording.NO_SUCH_LOCAL.text("variable", LocalManifest.VARIABLE, "file", named.get()));
    }
    ObjectSet set =
        path.map(each -> new ObjectReader(text -> text).read(List.of(each), true, Watch.NOBODY))
            .orElse(ObjectSet.NONE);
    set.unread().forEach(each -> terminal.tell(List.of(each.sentence())));
    return new DiffApply(path.flatMap(each -> named), set);
  }

  private static Optional<Path> path(String name) {
    try {
      return Optional.of(Path.of(name)).filter(Files::exists);
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  /** The reasons of apply for an object that is live. */
  PairReasons reasons(PairedObject pair, Workbench workbench) {
    FoundObject live = pair.left().orElseThrow();
    SourceDocument document = live.document();
    Optional<SourceDocument> mine = local(pair).map(FoundObject::document);
    MapValue now = document.decodedObject().orElse(MapValue.EMPTY);
    return new PairReasons(
        now,
        mine.flatMap(SourceDocument::decodedObject),
        mine.flatMap(each -> predicted(each, document, workbench)),
        workbench.schemaOf(now));
  }

  /** The object as it is applied; empty if that is not known. */
  Optional<FoundObject> local(PairedObject pair) {
    return set.objects().stream()
        .filter(each -> LocalManifest.isSame(each.name(), pair.name()))
        .findFirst();
  }

  /** What to know beside the answer. */
  List<String> remarks(List<DiffObject> objects) {
    List<String> remarks = new ArrayList<>();
    boolean isAny = objects.stream().anyMatch(each -> each.kind() == PairKind.CHANGED);
    if (named.isEmpty() && isAny) {
      remarks.add(DiffWording.LOCAL_UNKNOWN.text("variable", LocalManifest.VARIABLE));
    }
    if (named.isPresent()) {
      objects.stream()
          .filter(each -> each.kind() == PairKind.CHANGED)
          .map(each -> each.difference().pair())
          .filter(pair -> local(pair).isEmpty())
          .map(
              pair ->
                  DiffWording.NOT_IN_LOCAL.text(
                      "variable",
                      LocalManifest.VARIABLE,
                      "file",
                      named.get(),
                      "object",
                      pair.name()))
          .forEach(remarks::add);
    }
    if (objects.stream().anyMatch(DiffObject::isMasked)) {
      remarks.add(DiffWording.SECRETS_MASKED.text());
    }
    return remarks;
  }

  private static Optional<MapValue> predicted(
      SourceDocument local, SourceDocument live, Workbench workbench) {
    ThreeDocuments<SourceDocument> all =
        new ThreeDocuments<>(Optional.empty(), local, Optional.of(live));
    return workbench.compare(all, true) instanceof Compared.Done done
            && done.outcome() instanceof ThreeWayOutcome.Computed computed
        ? Optional.of(computed.result())
        : Optional.empty();
  }
}

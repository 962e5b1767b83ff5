package dev.tripatch.cli.command.tools;

import dev.tripatch.cli.terminal.Terminal;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.LocalManifest;
import dev.tripatch.workspace.pair.PairDifference.PairKind;
import dev.tripatch.workspace.pair.PairListing.PairedObject;
import dev.tripatch.workspace.pair.PairLocal;
import dev.tripatch.workspace.pair.PairReasons;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What is known of apply where kubectl asks for a difference.
 *
 * @param local the files that a person applies
 */
record DiffApply(PairLocal local) {

  /** Reads the files that the environment names. */
  static DiffApply of(Terminal terminal) {
    PairLocal local = PairLocal.of(terminal.environment());
    if (local.named().isPresent() && !local.isThere()) {
      terminal.say(
          DiffWording.NO_SUCH_LOCAL.text(
              "variable", LocalManifest.VARIABLE, "file", local.named().get()));
    }
    local.set().unread().forEach(each -> terminal.tell(List.of(each.sentence())));
    return new DiffApply(local);
  }

  /** The reasons of apply for an object that is live. */
  PairReasons reasons(PairedObject pair, Workbench workbench) {
    FoundObject live = pair.left().orElseThrow();
    SourceDocument document = live.document();
    Optional<SourceDocument> mine = local.find(pair).map(FoundObject::document);
    MapValue now = document.decodedObject().orElse(MapValue.EMPTY);
    return new PairReasons(
        now,
        mine.flatMap(SourceDocument::decodedObject),
        mine.flatMap(each -> predicted(each, document, workbench)),
        workbench.schemaOf(now));
  }

  /** What to know beside the answer. */
  List<String> remarks(List<DiffObject> objects) {
    List<String> remarks = new ArrayList<>();
    boolean isAny = objects.stream().anyMatch(each -> each.kind() == PairKind.CHANGED);
    if (!local.isThere() && isAny) {
      remarks.add(DiffWording.LOCAL_UNKNOWN.text("variable", LocalManifest.VARIABLE));
    }
    if (local.isThere()) {
      objects.stream()
          .filter(each -> each.kind() == PairKind.CHANGED)
          .map(each -> each.difference().pair())
          .filter(pair -> local.find(pair).isEmpty())
          .map(
              pair ->
                  DiffWording.NOT_IN_LOCAL.text(
                      "variable",
                      LocalManifest.VARIABLE,
                      "file",
                      local.named().orElse(""),
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

package dev.tripatch.cli.command.tools;

import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.Counted;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.TreeDifferences.Difference;
import dev.tripatch.workspace.Workbench;
import dev.tripatch.workspace.objects.AppliedObjects;
import dev.tripatch.workspace.objects.FoundObject;
import dev.tripatch.workspace.objects.LocalManifest;
import dev.tripatch.workspace.pair.PairDifference;
import dev.tripatch.workspace.pair.PairEstimate;
import dev.tripatch.workspace.pair.PairListing.PairedObject;
import dev.tripatch.workspace.pair.PairReasons;
import dev.tripatch.workspace.pair.PairReasons.KubectlMask;
import dev.tripatch.workspace.pair.PairReasons.PairReason;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Compares objects, and finds out what may be shown of each.
 *
 * @param apply the files that are applied; empty if nobody asks about apply
 * @param masking masks the documents of an object
 */
record DiffObjects(
    Workbench workbench,
    Optional<DiffApply> apply,
    UnaryOperator<ThreeDocuments<SourceDocument>> masking) {
  private static final Value HIDDEN = new StringValue("••••••");

  /** An object. */
  DiffObject of(PairedObject pair) {
    PairDifference difference = PairDifference.of(pair, workbench::schemaOf);
    return switch (difference.kind()) {
      case CREATED, DELETED -> new DiffObject(difference, List.of(), text(pair.first()));
      case CHANGED -> new DiffObject(difference, fields(difference), "");
      case MOVED, SAME -> new DiffObject(difference, List.of(), "");
    };
  }

  private ThreeDocuments<SourceDocument> masked(PairedObject pair) {
    Optional<SourceDocument> left = pair.left().map(FoundObject::document);
    // Masks get their letters in this order.
    return masking.apply(new ThreeDocuments<>(left, pair.first().document(), left));
  }

  /** Of an object of a cluster without what the server writes, else as it is in its file. */
  private String text(FoundObject object) {
    SourceDocument document =
        apply.isPresent()
            ? SourceReader.read(
                object.file().name(),
                LocalManifest.of(PairEstimate.told(object.object().value())),
                Format.YAML)
            : object.document();
    return masking
        .apply(new ThreeDocuments<>(Optional.empty(), document, Optional.empty()))
        .local()
        .text();
  }

  private List<DiffObject.Field> fields(PairDifference difference) {
    PairedObject pair = difference.pair();
    ThreeDocuments<SourceDocument> shown = masked(pair);
    MapValue left = shown.live().flatMap(SourceDocument::decodedObject).orElse(MapValue.EMPTY);
    MapValue right = shown.local().decodedObject().orElse(MapValue.EMPTY);
    Optional<PairReasons> reasons = apply.map(each -> each.reasons(pair, workbench));
    return difference.changes().stream()
        .map(
            change ->
                new DiffObject.Field(
                    new Difference(
                        change.path(),
                        change.before().map(value -> shown(value, left, change.path())),
                        change.after().map(value -> shown(value, right, change.path())),
                        change.isOrder()),
                    reasons.map(each -> shown(each.of(change), left, change.path()))))
        .toList();
  }

  private static PairReason shown(PairReason reason, MapValue masked, FieldPath path) {
    return new PairReason(
        reason.heading(),
        reason.isConflict(),
        reason
            .lastApplied()
            .flatMap(value -> LastAppliedAnnotation.configurationIn(masked))
            .map(AppliedObjects::asKept)
            .flatMap(applied -> Counted.valueAt(applied, path)));
  }

  /** kubectl's own mask says more than another one over it. */
  private static Value shown(Value value, MapValue masked, FieldPath path) {
    return KubectlMask.isOne(value) ? value : Counted.valueAt(masked, path).orElse(HIDDEN);
  }
}

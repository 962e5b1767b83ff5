package dev.tripatch.recorded;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.cluster.apply.ServerSideOutcome.Applied;
import dev.tripatch.cluster.apply.ServerSideOutcome.Conflicted;
import dev.tripatch.cluster.apply.ServerSideOutcome.OwnershipConflict;
import dev.tripatch.cluster.apply.ServerSideOutcome.Refused;
import dev.tripatch.cluster.apply.merge.FieldOwner;
import dev.tripatch.document.Format;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.BoolValue;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Scalar;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;

/**
 * What Kubernetes' own field managers made of a server-side apply, managedFields included, against
 * what {@code server-side} says of the same documents.
 */
final class ServerSideRecordings implements Comparer {
  private static final String METADATA = "metadata";
  private static final String MANAGED_FIELDS = "managedFields";

  private final Workbench workbench;

  ServerSideRecordings(SchemaSource schemas) {
    workbench = new Workbench(schemas);
  }

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (!line.has("manager") || !line.has("force")) {
      return Optional.empty();
    }
    line.notes("kind", "schema", "marks");
    SourceDocument live = document("live", line.map("live"));
    SourceDocument local = document("local", line.map("local"));
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(Optional.empty(), local, Optional.of(live));
    return Optional.of(
        workbench.compareForServerSide(sources, Optional.empty()) instanceof Compared.Done done
            ? compare(line, outcome(line, inputs(done.outcome())))
            : new Verdict.Differs("unreadable"));
  }

  private static SourceDocument document(String name, MapValue object) {
    return SourceReader.read(name, CanonicalJson.write(object), Format.JSON);
  }

  private static ThreeWayInputs inputs(ThreeWayOutcome outcome) {
    return switch (outcome) {
      case ThreeWayOutcome.Computed computed -> computed.inputs();
      case ThreeWayOutcome.Refused refused -> refused.inputs();
    };
  }

  private static ServerSideOutcome outcome(RecordedCase line, ThreeWayInputs inputs) {
    return ServerSideApply.of(
        inputs.localAsWritten(),
        inputs.live(),
        inputs.schema(),
        line.text("manager"),
        BoolValue.TRUE.equals(line.value("force")));
  }

  /** Answers of another kind stay unread, which fails the line, too. */
  private static Verdict compare(RecordedCase line, ServerSideOutcome ours) {
    return switch (ours) {
      case Applied applied when line.has("result") -> compare(line, applied);
      case Conflicted conflicted when line.has("conflicts") -> compare(line, conflicted);
      case Refused refused when line.has("error") ->
          same("error", lines(line.text("error")), lines(refused.words()));
      case Applied applied -> new Verdict.Differs("applied: " + applied.result());
      case Conflicted conflicted -> new Verdict.Differs(conflicted.words());
      case Refused refused -> new Verdict.Differs(refused.words());
    };
  }

  /** The server lists the mistakes of a map in Go's map order. */
  private static List<String> lines(String words) {
    return words.lines().sorted().toList();
  }

  private static Verdict compare(RecordedCase line, Applied ours) {
    MapValue recorded = line.map("result");
    if (ours.isUpgraded() != BoolValue.TRUE.equals(line.value("migrated"))) {
      return new Verdict.Differs("migrated: " + ours.isUpgraded());
    }
    Verdict result = same("result", bare(without(recorded)), bare(ours.result()));
    return result instanceof Verdict.Agrees
        ? same("managedFields", entries(managedFields(recorded)), entries(ours.managedFields()))
        : result;
  }

  /** The recorded list follows Go's map order; the message, which people see, is sorted. */
  private static Verdict compare(RecordedCase line, Conflicted ours) {
    List<MapValue> conflicts =
        ours.conflicts().stream().map(ServerSideRecordings::conflict).toList();
    Verdict verdict = same("conflicts", sorted(line.list("conflicts")), sorted(conflicts));
    Verdict message = same("message", line.text("message"), ours.words());
    return verdict instanceof Verdict.Agrees ? message : verdict;
  }

  private static List<String> sorted(List<? extends Value> values) {
    return values.stream().map(CanonicalJson::write).sorted().toList();
  }

  private static MapValue conflict(OwnershipConflict conflict) {
    FieldOwner owner = conflict.owner();
    Optional<String> version =
        Optional.of(owner.apiVersion()).filter(ignored -> owner.operation().equals("Update"));
    return MapValue.builder()
        .putIfPresent("apiVersion", version.map(StringValue::new))
        .put("field", new StringValue(conflict.serverPath()))
        .put("manager", new StringValue(owner.manager()))
        .build();
  }

  private static Verdict same(String what, Object recorded, Object ours) {
    return Verdict.of(recorded.equals(ours), what + "\n  " + recorded + "\n  " + ours);
  }

  private static Optional<Value> bare(Value value) {
    return switch (value) {
      case MapValue map -> bareMap(map);
      case ListValue list when list.isEmpty() -> Optional.empty();
      case ListValue list ->
          Optional.of(
              new ListValue(
                  list.items().stream().map(item -> bare(item).orElse(MapValue.EMPTY)).toList()));
      case NullValue ignored -> Optional.empty();
      case Scalar scalar -> Optional.of(scalar);
    };
  }

  private static Optional<Value> bareMap(MapValue map) {
    MapValue.Builder bare = MapValue.builder();
    map.entries().forEach((key, value) -> bare(value).ifPresent(left -> bare.put(key, left)));
    MapValue left = bare.build();
    return left.isEmpty() ? Optional.empty() : Optional.of(left);
  }

  private static MapValue without(MapValue object) {
    return object.get(METADATA) instanceof MapValue metadata
        ? object.toBuilder()
            .put(METADATA, metadata.toBuilder().remove(MANAGED_FIELDS).build())
            .build()
        : object;
  }

  private static ListValue managedFields(MapValue object) {
    return object.get(METADATA) instanceof MapValue metadata
            && metadata.get(MANAGED_FIELDS) instanceof ListValue list
        ? list
        : ListValue.EMPTY;
  }

  private static List<String> entries(ListValue managedFields) {
    return sorted(
        managedFields.items().stream()
            .map(entry -> ((MapValue) entry).toBuilder().remove("time").build())
            .toList());
  }
}

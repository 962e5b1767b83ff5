package dev.tripatch.workspace;

import dev.tripatch.cluster.apply.CompiledIn;
import dev.tripatch.dialect.HelmUpgrade;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.threeway.LeaveOutRefusal;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.show.table.OwnerFact;
import dev.tripatch.validate.CustomResources;
import dev.tripatch.validate.DefinedFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What to know of a comparison as a whole: what was not there, and what depends on the server. */
final class ComparisonRemarks {
  private final ThreeDocuments<SourceDocument> documents;
  private final ThreeWayOutcome outcome;
  private final ThreeWayInputs inputs;

  ComparisonRemarks(ThreeDocuments<SourceDocument> documents, ThreeWayOutcome outcome) {
    this.documents = documents;
    this.outcome = outcome;
    this.inputs = outcome.inputs();
  }

  /** In sentences. */
  List<String> in(ComparisonMode mode) {
    List<String> remarks =
        switch (mode) {
          case KUBECTL_APPLY, AS_IT_IS, DOCUMENTS -> ofKubectl();
          case HELM -> ofHelm();
        };
    return Stream.of(remarks, ofVersions(), ofLeftOut(mode), ofSchema(), ofDefinition())
        .flatMap(List::stream)
        .toList();
  }

  /** Why there are no conflicts where the documents are of several versions. */
  private List<String> ofVersions() {
    List<String> versions =
        outcome instanceof ThreeWayOutcome.Computed computed
            ? computed.explanation().root().values().versions()
            : List.of();
    return versions.size() < 2
        ? List.of()
        : List.of(ComparisonWording.SEVERAL_VERSIONS.text("versions", String.join(", ", versions)));
  }

  /** What is left out of the patch, and what could not be. */
  private List<String> ofLeftOut(ComparisonMode mode) {
    if (!(outcome instanceof ThreeWayOutcome.Computed computed) || inputs.leftOut().isEmpty()) {
      return List.of();
    }
    List<String> remarks = new ArrayList<>();
    Set<FieldPath> refused =
        computed.notLeftOut().stream().map(LeaveOutRefusal::path).collect(Collectors.toSet());
    List<String> done =
        inputs.leftOut().stream()
            .filter(field -> !refused.contains(field))
            .map(FieldPath::toString)
            .sorted()
            .toList();
    String sender = mode == ComparisonMode.HELM ? "helm upgrade" : "kubectl apply";
    if (!done.isEmpty()) {
      remarks.add(
          ComparisonWording.LEFT_OUT.text(
              "count", done.size(), "fields", String.join(", ", done), "sender", sender));
    }
    computed
        .refusedWhole()
        .ifPresent(_ -> remarks.add(ComparisonWording.REFUSED_WHOLE.text("sender", sender)));
    computed.notLeftOut().forEach(refusal -> remarks.add(refusal.sentence()));
    return remarks;
  }

  /** The rules of the definition that only a server checks. */
  List<String> ofDefinition() {
    if (!(outcome instanceof ThreeWayOutcome.Computed computed)) {
      return List.of();
    }
    Optional<MapValue> live =
        documents.live().map(document -> document.decodedObject().orElse(MapValue.EMPTY));
    return CustomResources.of(computed.result(), live, inputs.schema()).stream()
        .filter(fault -> !fault.refuses())
        .map(DefinedFault::sentence)
        .distinct()
        .toList();
  }

  /** What no cluster does, since people changed the schema. */
  List<String> ofSchema() {
    List<String> remarks = new ArrayList<>();
    if (inputs.schema() instanceof SchemaAnswer.Known known && known.isWhatIf()) {
      remarks.add(ComparisonWording.WHAT_IF.text("kind", inputs.local().text("kind")));
    }
    List<String> own = ownRules();
    if (!own.isEmpty()) {
      remarks.add(
          ComparisonWording.OWN_RULES.text("count", own.size(), "fields", String.join(", ", own)));
    }
    return remarks;
  }

  /** The fields here that have an own rule: {@code Container.args}. */
  private List<String> ownRules() {
    return switch (outcome) {
      case ThreeWayOutcome.Refused ignored -> List.of();
      case ThreeWayOutcome.Computed computed ->
          computed.explanation().all().stream()
              .flatMap(field -> ownRule(field).stream())
              .distinct()
              .toList();
    };
  }

  /** Named by its type, or by its place in what declares no type. */
  private static Optional<String> ownRule(FieldOutcome field) {
    return field
        .rule()
        .filter(FieldRule::isOwn)
        .map(
            rule ->
                Character.isUpperCase(rule.owner().charAt(0))
                    ? rule.owner() + "." + rule.name()
                    : field.path().toString());
  }

  private List<String> ofKubectl() {
    List<String> remarks = new ArrayList<>();
    if (documents.live().isEmpty()) {
      remarks.add(ComparisonWording.NO_LIVE.text());
    } else if (documents.lastApplied().isEmpty()) {
      remarks.add(withoutLastApplied());
    }
    switch (inputs.schema()) {
      case SchemaAnswer.Unknown unknown ->
          remarks.add(ComparisonWording.AS_CUSTOM_RESOURCE.text("reason", unknown.reason()));
      case SchemaAnswer.Known known -> {
        known.takenFrom().map(this::otherVersion).ifPresent(remarks::add);
        CompiledIn.remarkOn(inputs.local()).ifPresent(remarks::add);
      }
    }
    return remarks;
  }

  private String withoutLastApplied() {
    List<String> appliers = OwnerFact.appliers(inputs);
    return appliers.isEmpty()
        ? ComparisonWording.NO_LAST_APPLIED.text()
        : ComparisonWording.APPLIED_SERVER_SIDE.text("managers", String.join(", ", appliers));
  }

  private String otherVersion(String taken) {
    MapValue local = inputs.local();
    return ComparisonWording.OTHER_VERSION.text(
        "kind", local.text("kind"), "own", local.text("apiVersion"), "known", taken);
  }

  private List<String> ofHelm() {
    if (documents.live().isEmpty()) {
      return List.of(ComparisonWording.NO_LIVE_FOR_HELM.text());
    }
    List<String> remarks = new ArrayList<>();
    if (documents.lastApplied().isEmpty()) {
      remarks.add(ComparisonWording.NOTHING_DEPLOYED.text());
    }
    remarks.addAll(HelmUpgrade.remarks(documents.local().object().orElseThrow(), inputs));
    return remarks;
  }
}

package dev.tripatch.workspace.schemas;

import dev.tripatch.cluster.apply.ServerSideApply;
import dev.tripatch.cluster.apply.ServerSideOutcome;
import dev.tripatch.dialect.HelmUpgrade;
import dev.tripatch.dialect.RuleUses;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.kustomize.KustomizeBuild;
import dev.tripatch.engine.patch.kustomize.Quotes;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.Counted;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.overlay.OverlaidSource;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.RuleCheck;
import dev.tripatch.schema.overlay.RuleCheck.RuleFinding;
import dev.tripatch.schema.overlay.SchemaPlace;
import dev.tripatch.show.table.KeyChoice;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Tries rules for one field.
 *
 * @param inputs the documents as kubectl apply compares them, and the rule in force
 * @param inForce the schemas in force
 * @param builtIn the kinds of Kubernetes as they are
 * @param field the field
 */
public record RuleTrial(
    ThreeWayInputs inputs, SchemaSource inForce, SchemaSource builtIn, RuleField field) {

  /** The rules that suggest themselves, as they are written; not the one that the field has. */
  public List<String> proposals() {
    return field.proposals(inputs.schema() instanceof SchemaAnswer.Known).stream()
        .filter(field::isOther)
        .toList();
  }

  /** What comes out under the present rule, then under each of these. */
  public List<TrialColumn> with(List<TriedRule> tried) {
    List<Outcome> outcomes = new ArrayList<>();
    outcomes.add(new Outcome(Optional.empty(), inForce, inputs));
    tried.forEach(rule -> outcomes.add(under(rule)));
    List<List<Ending>> endings = outcomes.stream().map(RuleTrial::endings).toList();
    TrialNames names = names(tried, endings);
    List<TrialColumn> columns = new ArrayList<>();
    for (int i = 0; i < outcomes.size(); i++) {
      columns.add(column(outcomes.get(i), endings.get(i), names));
    }
    return columns;
  }

  /** The documents with the schemas that one column has. */
  private record Outcome(Optional<TriedRule> tried, SchemaSource schemas, ThreeWayInputs inputs) {}

  /**
   * How one tool ends.
   *
   * @param result the whole object; empty if the tool refuses
   * @param refusal why it refuses, in the tool's words
   */
  private record Ending(Optional<MapValue> result, Optional<String> refusal) {

    static Ending done(MapValue result) {
      return new Ending(Optional.of(result), Optional.empty());
    }

    static Ending refused(String words) {
      return new Ending(Optional.empty(), Optional.of(words));
    }
  }

  private Outcome under(TriedRule rule) {
    SchemaSource schemas =
        new OverlaidSource(inForce, new Overlay(List.of(rule.on(field.target())), List.of()));
    return new Outcome(Optional.of(rule), schemas, over(inputs, schemas));
  }

  private ThreeWayInputs over(ThreeWayInputs other, SchemaSource schemas) {
    SchemaAnswer schema = schemas.lookUp(field.kind().apiVersion(), field.kind().kind());
    return new ThreeWayInputs(
        other.documents(),
        schema,
        other.mode(),
        other.overwrite(),
        other.clientEntries(),
        other.sent(),
        other.leftOut());
  }

  private static List<Ending> endings(Outcome outcome) {
    ThreeWayInputs kubectl = HelmUpgrade.withoutOwnMetadata(outcome.inputs());
    return List.of(
        ending(ThreeWay.compute(kubectl)),
        serverSide(kubectl),
        kustomize(kubectl),
        ending(ThreeWay.compute(HelmUpgrade.inputsLike(kubectl))));
  }

  private static Ending ending(ThreeWayOutcome outcome) {
    return switch (outcome) {
      case ThreeWayOutcome.Computed computed -> Ending.done(computed.result());
      case ThreeWayOutcome.Refused refused -> Ending.refused(refused.refusal().referenceText());
    };
  }

  private static Ending serverSide(ThreeWayInputs kubectl) {
    return switch (ServerSideApply.of(
        kubectl.localAsWritten(),
        kubectl.live(),
        kubectl.schema(),
        ServerSideApply.DEFAULT_MANAGER,
        false)) {
      case ServerSideOutcome.Applied applied -> Ending.done(applied.result());
      case ServerSideOutcome.Refused refused -> Ending.refused(refused.words());
      case ServerSideOutcome.Conflicted conflicted ->
          new Ending(
              Optional.of(conflicted.forced().result()),
              Optional.of(TrialWording.CONFLICT.text("words", conflicted.words())));
    };
  }

  /** A build with live as the resource and local as its patch. */
  private static Ending kustomize(ThreeWayInputs kubectl) {
    MapValue local = kubectl.localAsWritten();
    try {
      return Ending.done(
          kubectl.live().isEmpty()
              ? local
              : KustomizeBuild.following(kubectl.schema(), Quotes.WHERE_NEEDED)
                  .build(kubectl.live().get(), local));
    } catch (RefusedException refused) {
      return Ending.refused(refused.refusal().referenceText());
    }
  }

  private Optional<Value> at(Optional<MapValue> object) {
    return object.flatMap(found -> Counted.valueAt(found, field.path()));
  }

  private TrialNames names(List<TriedRule> tried, List<List<Ending>> endings) {
    Set<String> wanted = new LinkedHashSet<>(field.rule().listMapKeys());
    field.rule().mergeKey().ifPresent(wanted::add);
    tried.forEach(rule -> wanted.addAll(Annotation.words(value(rule, Annotation.LIST_MAP_KEYS))));
    tried.forEach(rule -> wanted.addAll(Annotation.words(value(rule, Annotation.MERGE_KEY))));
    List<Value> lists = new ArrayList<>();
    at(inputs.live()).ifPresent(lists::add);
    at(Optional.of(inputs.localAsWritten())).ifPresent(lists::add);
    endings.forEach(column -> column.forEach(ending -> at(ending.result()).ifPresent(lists::add)));
    return TrialNames.of(wanted, furtherKeys(), lists);
  }

  private static String value(TriedRule rule, Annotation annotation) {
    return rule.annotations().getOrDefault(annotation, Annotation.NONE);
  }

  /** Name first, then what tells items apart. */
  private List<String> furtherKeys() {
    List<String> keys = new ArrayList<>(field.keys().stream().map(KeyChoice::key).toList());
    if (keys.remove("name")) {
      keys.addFirst("name");
    }
    return keys;
  }

  private TrialColumn column(Outcome outcome, List<Ending> endings, TrialNames names) {
    List<RuleUses.RuleUse> uses =
        new RuleUses(outcome.schemas(), builtIn)
            .of(field.kind().apiVersion(), field.kind().kind(), field.way());
    List<TrialCell> cells = new ArrayList<>();
    for (int i = 0; i < endings.size(); i++) {
      Ending ending = endings.get(i);
      Optional<Value> value = at(ending.result());
      cells.add(
          new TrialCell(
              uses.get(i).tool(),
              uses.get(i).use(),
              value,
              ending.refusal(),
              ending.result().isEmpty()
                  ? List.of()
                  : names.items(
                      at(inputs.live()), at(Optional.of(inputs.localAsWritten())), value)));
    }
    return new TrialColumn(outcome.tried(), title(outcome), cells, remarks(outcome));
  }

  private String title(Outcome outcome) {
    return outcome.tried().map(TriedRule::title).orElseGet(() -> TriedRule.inWords(field.rule()));
  }

  private List<String> remarks(Outcome outcome) {
    Optional<FieldRule> rule =
        outcome.inputs().schema().fields().flatMap(root -> SchemaPlace.rule(root, field.way()));
    List<String> remarks = new ArrayList<>();
    if (outcome.tried().isPresent()) {
      rule.stream()
          .flatMap(each -> RuleCheck.of(each).stream())
          .filter(RuleFinding::isImpossible)
          .map(RuleFinding::sentence)
          .forEach(remarks::add);
    }
    boolean isDefined = outcome.inputs().schema() instanceof SchemaAnswer.Unknown;
    if (isDefined && outcome.tried().isEmpty()) {
      remarks.add(TrialWording.NOT_PATCHED.text());
    }
    List<String> keys = rule.map(field::keysNotRequired).orElse(List.of());
    if (isDefined && !keys.isEmpty()) {
      remarks.add(TrialWording.NOT_REQUIRED.text("keys", String.join(", ", keys)));
    }
    return remarks;
  }

  /**
   * What every tool makes of a field under one rule.
   *
   * @param tried the rule; empty for the present one
   * @param title the rule in words
   * @param cells the tools, kubectl apply first
   * @param remarks what is wrong with the rule, in sentences
   */
  public record TrialColumn(
      Optional<TriedRule> tried, String title, List<TrialCell> cells, List<String> remarks) {

    public TrialColumn {
      cells = List.copyOf(cells);
      remarks = List.copyOf(remarks);
    }
  }

  /**
   * What one tool makes of a field under one rule.
   *
   * @param tool the tool, for people
   * @param use what it does by the rule, in a phrase
   * @param value the field's value afterwards; empty if it is gone, or the tool refuses
   * @param refusal why the tool refuses, in its own words
   * @param items the parts of the value, and those that are gone
   */
  public record TrialCell(
      String tool,
      String use,
      Optional<Value> value,
      Optional<String> refusal,
      List<TrialItem> items) {

    public TrialCell {
      items = List.copyOf(items);
    }

    /** Whether the tool refuses, whatever it is told. */
    public boolean isRefused() {
      return refusal.isPresent() && value.isEmpty() && items.isEmpty();
    }

    /** {@code = 80/TCP, + 80/UDP}. */
    public String text() {
      return items.isEmpty()
          ? TrialWording.NO_VALUE.text()
          : items.stream().map(TrialItem::text).collect(Collectors.joining(", "));
    }
  }
}

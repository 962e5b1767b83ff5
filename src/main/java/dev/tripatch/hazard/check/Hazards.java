package dev.tripatch.hazard.check;

import dev.tripatch.document.SourceDocument;
import dev.tripatch.engine.explain.composed.ComposedExplainer;
import dev.tripatch.engine.explain.outcome.Explanation;
import dev.tripatch.engine.explain.outcome.FieldOutcome;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.JsonMerge;
import dev.tripatch.engine.patch.Refusals;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.threeway.PatchReader;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.FieldWalk;
import dev.tripatch.hazard.Findings;
import dev.tripatch.hazard.Findings.Finding;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.hazard.HazardKind;
import dev.tripatch.hazard.HazardWording;
import dev.tripatch.hazard.NearKey;
import dev.tripatch.hazard.RefusalHazard;
import dev.tripatch.hazard.Slips;
import dev.tripatch.hazard.Text;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaType;
import dev.tripatch.schema.TypedPath;
import dev.tripatch.validate.CustomResources;
import dev.tripatch.validate.Validation;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;

/** Finds the hazards of a comparison, or of a patch that a person wrote. Pure and total. */
public final class Hazards {
  private final SequencedMap<Role, Text> texts = new LinkedHashMap<>();
  private final Findings findings = new Findings();
  private final SchemaAnswer schema;
  private final SchemaType type;
  private final Dialect dialect;

  private Hazards(SchemaAnswer schema, Dialect dialect) {
    this.schema = schema;
    this.type = schema.type();
    this.dialect = dialect;
  }

  /**
   * The hazards of a comparison, by document and place. Places in the patch are those of {@code
   * YamlWriter.render}. What local and another document have in the same field is reported for
   * local.
   *
   * @param lastApplied the last-applied configuration; empty if there is none
   * @param live the live object; empty if there is none
   * @param outcome what comes out of these documents, which hold objects
   */
  public static List<Hazard> of(
      Optional<SourceDocument> lastApplied,
      SourceDocument local,
      Optional<SourceDocument> live,
      ThreeWayOutcome outcome) {
    Hazards hazards = new Hazards(outcome.inputs().schema(), outcome.inputs().dialect());
    hazards.texts.put(Role.LOCAL, Text.of(local));
    live.ifPresent(text -> hazards.texts.put(Role.LIVE, Text.of(text)));
    lastApplied.ifPresent(text -> hazards.texts.put(Role.LAST_APPLIED, Text.of(text)));
    hazards.checkDocuments(Role.LOCAL);
    hazards.checkFields(
        Role.LOCAL,
        outcome instanceof ThreeWayOutcome.Computed computed
            ? computed.result()
            : hazards.text(Role.LOCAL).object());
    switch (outcome) {
      case ThreeWayOutcome.Computed computed -> {
        hazards.checkObject(Role.LOCAL, computed.result());
        hazards.checkRenaming(computed.result());
        hazards.checkResult(Role.LOCAL, computed.result());
        hazards.checkCalculated(computed);
        DriftNotSeen.add(computed, hazards.text(Role.LOCAL), hazards.findings);
        SentSorted.add(computed, hazards.text(Role.LOCAL), hazards.findings);
        StaysInData.add(
            computed, FieldFaults.Locator.in(hazards.text(Role.LOCAL)), hazards.findings);
        hazards.checkRestart(Role.LOCAL, computed.result());
        hazards.checkSlips(Role.LOCAL, computed.result(), Optional.of(computed.explanation()));
        hazards.checkValidity(Role.LOCAL, computed.result());
        return hazards.findings.sorted(computed.result());
      }
      case ThreeWayOutcome.Refused refused when refused.stage() == Stage.LOCAL ->
          RefusalHazard.putOfClient(refused.refusal(), hazards.text(Role.LOCAL), hazards.findings);
      case ThreeWayOutcome.Refused refused ->
          RefusalHazard.add(refused.refusal(), hazards.texts, hazards.findings);
    }
    return hazards.findings.sorted(hazards.text(Role.LOCAL).object());
  }

  /**
   * What a server refuses in the object that server-side apply leads to, by place in local.
   *
   * @param live the live object; empty if there is none
   */
  public static List<Hazard> ofServerSide(
      SourceDocument local, Optional<SourceDocument> live, MapValue result, SchemaAnswer schema) {
    Hazards hazards = new Hazards(schema, Dialect.KUBERNETES);
    hazards.texts.put(Role.LOCAL, Text.of(local));
    live.ifPresent(text -> hazards.texts.put(Role.LIVE, Text.of(text)));
    hazards.checkFields(Role.LOCAL, result);
    hazards.checkObject(Role.LOCAL, result);
    hazards.checkSlips(Role.LOCAL, result, Optional.empty());
    hazards.checkValidity(Role.LOCAL, result);
    return hazards.findings.sorted(result).stream().filter(Hazard::refuses).toList();
  }

  /**
   * The hazards of a patch that a person wrote, by document and place.
   *
   * @param patch the patch; it holds a map
   * @param live the object that it is meant for
   * @param dialect who reads it; a JSON merge patch is what custom resources take
   */
  public static List<Hazard> ofPatch(
      SourceDocument patch, SourceDocument live, SchemaAnswer schema, Dialect dialect) {
    Hazards hazards = new Hazards(schema, dialect);
    hazards.texts.put(Role.PATCH, Text.of(patch));
    hazards.texts.put(Role.LIVE, Text.of(live));
    hazards.checkDocuments(Role.PATCH);
    hazards.checkDeletions(hazards.text(Role.PATCH));
    if (dialect == Dialect.KUSTOMIZE) {
      new KustomizeLosses(
              hazards.text(Role.PATCH), hazards.text(Role.LIVE), hazards.schema, hazards.findings)
          .check();
    }
    try {
      MapValue result = hazards.applied(hazards.text(Role.PATCH).decoded());
      hazards.checkFields(Role.PATCH, result);
      hazards.checkApplied(result);
      return hazards.findings.sorted(result);
    } catch (RefusedException refused) {
      hazards.checkFields(Role.PATCH, hazards.text(Role.LIVE).object());
      RefusalHazard.add(refused.refusal(), hazards.texts, hazards.findings);
    }
    return hazards.findings.sorted(hazards.text(Role.LIVE).object());
  }

  /**
   * The hazards of a JSON Patch that a person wrote, by place.
   *
   * @param patch the patch; it holds a list of operations, or else there are no hazards
   * @param live the object that it is meant for
   */
  public static List<Hazard> ofOperations(
      SourceDocument patch, SourceDocument live, SchemaAnswer schema) {
    Findings findings = new Findings();
    MapValue result =
        new OperationHazards(Text.of(patch), Text.of(live).decoded(), schema, findings).check();
    return findings.sorted(result);
  }

  private void checkFields(Role origin, MapValue outcome) {
    Text text = text(origin);
    decoding()
        .fields(origin, FieldFaults.Locator.in(text), outcome)
        .ifPresent(faults -> FieldWalk.over(text.object(), type, faults::check));
    if (!CustomResources.areDefined(schema)) {
      FieldWalk.over(
          text.object(),
          schema.ofOwnVersion().declaredType(),
          decoding().values(origin, FieldFaults.Locator.in(text), outcome)::check);
    }
  }

  private void checkObject(Role origin, MapValue result) {
    decoding().checkObject(origin, FieldFaults.Locator.in(text(origin)), result);
  }

  private Decoding decoding() {
    Optional<MapValue> live = Optional.ofNullable(texts.get(Role.LIVE)).map(Text::object);
    boolean isApplied = texts.containsKey(Role.LOCAL) || dialect == Dialect.KUSTOMIZE;
    boolean isStrategic = dialect.isStrategic() && live.isPresent();
    return new Decoding(schema.ofOwnVersion(), live, isApplied, isStrategic, findings);
  }

  private MapValue applied(MapValue patch) throws RefusedException {
    boolean needsSchema = dialect.isStrategic() && dialect != Dialect.KUSTOMIZE;
    if (needsSchema && schema instanceof SchemaAnswer.Unknown) {
      throw Refusals.notStrategic();
    }
    return PatchReader.apply(dialect, text(Role.LIVE).decoded(), patch, schema);
  }

  private Optional<MapValue> tryToApply(MapValue patch) {
    try {
      return Optional.of(applied(patch));
    } catch (RefusedException refused) {
      return Optional.empty();
    }
  }

  private void checkApplied(MapValue result) {
    checkObject(Role.PATCH, result);
    Text patch = text(Role.PATCH);
    OtherName.add(text(Role.LIVE).object(), result, FieldFaults.Locator.in(patch), findings);
    if (dialect == Dialect.KUBERNETES) {
      new IdleDirectives(patch, this::tryToApply, findings).check(type, result);
    }
    checkResult(Role.PATCH, result);
    Text live = text(Role.LIVE);
    PatchTraps traps = new PatchTraps(text(Role.PATCH), dialect, findings);
    traps.checkLeaks(result, type, live::has);
    Text after = Text.written(result);
    FieldWalk.over(
        text(Role.PATCH).object(), type, field -> traps.checkMarkers(field, live, after));
    checkRestart(Role.PATCH, result);
    if (dialect != Dialect.KUSTOMIZE) {
      checkSlips(Role.PATCH, result, Optional.of(explained(result)));
    }
    checkValidity(Role.PATCH, result);
    if (dialect == Dialect.KUBERNETES) {
      NearKey near = new NearKey(patch, live.decoded(), result, findings);
      FieldWalk.over(patch.object(), type, field -> field.asKeyedList().ifPresent(near::check));
    }
  }

  /** kustomize makes files, which no server judges; and none judges what it cannot read. */
  private void checkValidity(Role origin, MapValue result) {
    if (dialect != Dialect.KUSTOMIZE && !findings.isUnreadable()) {
      Optional<MapValue> live = Optional.ofNullable(texts.get(Role.LIVE)).map(Text::decoded);
      Validation.of(result, live, schema)
          .forEach(each -> findings.foretell(each, origin, text(origin).spanOf(each.path())));
      FieldFaults.Locator locator = FieldFaults.Locator.in(text(origin));
      boolean isCreated = origin == Role.LOCAL && live.isEmpty();
      // What kubectl creates is sent as it is; only its merge patches round large numbers.
      Value judged = isCreated ? JsonMerge.asTaken(text(origin).decoded()) : result;
      new Decoding.DefinedFindings(
              origin, locator, (MapValue) judged, schema, origin == Role.LOCAL, findings)
          .check(live);
    }
  }

  private Explanation explained(MapValue result) {
    TypedPath root = TypedPath.root(type);
    MapValue live = text(Role.LIVE).decoded();
    MapValue patch = text(Role.PATCH).decoded();
    return dialect.isStrategic()
        ? ComposedExplainer.ofStrategic(root, live, patch, result)
        : ComposedExplainer.ofMerge(root, live, patch, result);
  }

  private void checkSlips(Role origin, MapValue result, Optional<Explanation> explanation) {
    if (texts.containsKey(Role.LIVE) && dialect != Dialect.KUSTOMIZE) {
      Text text = text(origin);
      new Slips(origin, text::spanOf, schema, text(Role.LIVE).decoded(), result, findings)
          .check(text, dialect, explanation);
    }
  }

  /** kustomize changes files, which have no pods. */
  private void checkRestart(Role origin, MapValue result) {
    if (texts.containsKey(Role.LIVE) && dialect != Dialect.KUSTOMIZE) {
      new PodRestart(origin, FieldFaults.Locator.in(text(origin)), schema, findings)
          .check(text(Role.LIVE).decoded(), result);
    }
  }

  /** What can be seen in the documents alone; what looks like a directive only at the origin. */
  private void checkDocuments(Role origin) {
    Text text = text(origin);
    DirectiveKeys keys = new DirectiveKeys(origin, text, dialect, reader(), findings);
    FieldWalk.over(text.object(), type, keys::check);
    check(origin, text, findings);
    texts.forEach(
        (where, other) -> {
          Findings more = new Findings();
          if (where != origin) {
            check(where, other, more);
            checkDirectives(where, other, more);
          }
          findings.addNew(more);
        });
  }

  /** A kind that is built in is no custom resource, whatever its patch is. */
  private String reader() {
    return dialect == Dialect.CUSTOM_RESOURCE && schema instanceof SchemaAnswer.Known
        ? HazardWording.JSON_MERGE_PATCH.text()
        : dialect.phrase();
  }

  private void check(Role where, Text text, Findings into) {
    new ReadWarnings(where, text, type, into).check();
    FieldWalk.over(text.object(), type, new InvisibleCharacters(where, text, into)::check);
    Optional<Text> patch = Optional.ofNullable(texts.get(Role.PATCH)).filter(_ -> isByKubernetes());
    Optional<Text> live = Optional.ofNullable(texts.get(Role.LIVE)).filter(_ -> isByKubernetes());
    MergeKeyCheck items = new MergeKeyCheck(where, text, patch, live, into);
    if (dialect.isStrategic()) {
      FieldWalk.over(text.object(), type, field -> field.asKeyedList().ifPresent(items::check));
    }
  }

  /** kustomize finds the items of a list, and replaces it, in another way. */
  private boolean isByKubernetes() {
    return dialect != Dialect.KUSTOMIZE;
  }

  /** In a comparison Kubernetes acts on directives of all documents. */
  private void checkDirectives(Role where, Text text, Findings into) {
    if (dialect.isStrategic() && texts.containsKey(Role.LOCAL)) {
      DirectiveKeys keys = new DirectiveKeys(where, text, dialect, reader(), into);
      FieldWalk.over(text.object(), type, keys::checkDirectives);
    }
  }

  private void checkDeletions(Text patch) {
    PatchTraps traps = new PatchTraps(patch, dialect, findings);
    FieldWalk.over(patch.object(), type, traps::checkDeletions);
  }

  private void checkRenaming(MapValue result) {
    if (dialect.isStrategic() && texts.containsKey(Role.LIVE)) {
      RenamedItems renamed =
          new RenamedItems(
              text(Role.LOCAL),
              Optional.ofNullable(texts.get(Role.LAST_APPLIED)),
              text(Role.LIVE),
              Text.written(result),
              findings);
      FieldWalk.over(
          text(Role.LOCAL).object(), type, field -> field.asKeyedList().ifPresent(renamed::check));
    }
  }

  /** What comes out of the change, by the document that asks for it. */
  private void checkResult(Role origin, MapValue result) {
    Text wanted = text(origin);
    Unions unions = new Unions(origin, wanted, findings);
    Variables variables =
        new Variables(origin, wanted::spanOf, wanted::has, text(Role.LIVE).decoded(), findings);
    RunOrder order = new RunOrder(origin, wanted, text(Role.LIVE), findings);
    FieldWalk.over(
        result,
        type,
        field -> {
          unions.check(field);
          variables.check(field);
          field.asKeyedList().ifPresent(order::check);
        });
  }

  private void checkCalculated(ThreeWayOutcome.Computed computed) {
    if (!computed.patch().isEmpty()) {
      Text patch = Text.written(computed.patch());
      checkDeletions(patch);
      new PatchTraps(patch, dialect, findings).checkLeaks(computed.result(), type, this::isKnown);
    }
  }

  private boolean isKnown(FieldPath path) {
    return texts.values().stream().anyMatch(text -> text.has(path));
  }

  /** A document; an empty one where there is none. */
  private Text text(Role where) {
    Text text = texts.get(where);
    return text == null ? Text.written(MapValue.EMPTY) : text;
  }

  /** With overwrite off, lists of plain values may be sent in another order than local's. */
  private static final class SentSorted {

    private SentSorted() {}

    /** Told where local has the list, since that is what a person can change. */
    static void add(ThreeWayOutcome.Computed computed, Text local, Findings findings) {
      computed.explanation().all().stream()
          .filter(field -> field.reason() == Reason.SORTED_BY_CHECK)
          .forEach(field -> findings.add(Role.LOCAL, local, field.path(), finding(field)));
    }

    private static Finding finding(FieldOutcome field) {
      return new Finding(
          HazardKind.OVERWRITE_OFF_SORTS,
          HazardWording.SORTED.text("field", field.path()),
          HazardWording.OVERWRITE_ON.text());
    }
  }

  /** What live changed on its own, where a two-way patch does not look at live. */
  private static final class DriftNotSeen {

    private DriftNotSeen() {}

    /** Told where local has the field, since a change of it there is what sends it. */
    static void add(ThreeWayOutcome.Computed computed, Text local, Findings findings) {
      if (computed.inputs().isTwoWay() && computed.inputs().live().isPresent()) {
        computed.explanation().all().stream()
            .filter(field -> field.reason() == Reason.TWO_WAY_UNCHANGED)
            .filter(field -> field.outcome().isKept())
            .forEach(field -> findings.add(Role.LOCAL, local, field.path(), finding(field)));
      }
    }

    private static Finding finding(FieldOutcome field) {
      return new Finding(
          HazardKind.DRIFT_NOT_SEEN,
          HazardWording.DRIFT_NOT_SEEN.text("field", field.path()),
          HazardWording.CHANGE_CHART.text());
    }
  }
}

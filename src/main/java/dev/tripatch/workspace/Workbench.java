package dev.tripatch.workspace;

import dev.tripatch.cluster.apply.AppliedConfiguration;
import dev.tripatch.cluster.apply.LastAppliedAnnotation;
import dev.tripatch.cluster.apply.LiveVersion;
import dev.tripatch.cluster.apply.LocalMetadata;
import dev.tripatch.dialect.HelmUpgrade;
import dev.tripatch.dialect.Reading;
import dev.tripatch.document.Diagnostic;
import dev.tripatch.document.Node;
import dev.tripatch.document.Places;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.Span;
import dev.tripatch.document.YamlWriter;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.engine.explain.outcome.Reason;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.format.WrittenPatch;
import dev.tripatch.engine.patch.Dialect;
import dev.tripatch.engine.patch.Refusal;
import dev.tripatch.engine.patch.RefusedException;
import dev.tripatch.engine.patch.kustomize.KustomizeBuild;
import dev.tripatch.engine.patch.kustomize.Quotes;
import dev.tripatch.engine.threeway.Stage;
import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.hazard.Hazard;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Role;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.workspace.schemas.OwnSchemas;
import dev.tripatch.workspace.schemas.Schemas;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.atomic.AtomicReference;

/** Turns texts into an answer: reads, finds last applied and the schema, and computes. */
public final class Workbench {
  private final SchemaSource schemas;
  private final AnnotationTexts annotations = new AnnotationTexts();

  /** A workbench that knows these schemas. */
  public Workbench(SchemaSource schemas) {
    this.schemas = schemas;
  }

  /** A workbench that knows these schemas with what a person puts over them. */
  public Workbench with(OwnSchemas own) {
    return own.equals(OwnSchemas.NONE)
        ? this
        : new Workbench(new Schemas(schemas, own.brought(), own.overlay()).source());
  }

  /** The schemas that it knows. */
  public SchemaSource schemas() {
    return schemas;
  }

  /** What is known of an object's kind. */
  public SchemaAnswer schemaOf(MapValue object) {
    return schemas.of(object);
  }

  /**
   * Compares a case as kubectl apply would.
   *
   * @param overwrite whether to win over what live changed on its own
   */
  public Compared compare(ThreeDocuments<SourceDocument> sources, boolean overwrite) {
    return compare(sources, overwrite, Optional.empty());
  }

  /**
   * Compares a case. A last-applied configuration that was given counts, whatever live's annotation
   * says.
   *
   * @param overwrite whether to win over what live changed on its own
   * @param wanted whose patch is wanted; empty for that of kubectl apply
   */
  public Compared compare(
      ThreeDocuments<SourceDocument> sources, boolean overwrite, Optional<ComparisonMode> wanted) {
    return compare(sources, overwrite, wanted, Set.of());
  }

  /**
   * The same, where a person leaves fields out of the patch.
   *
   * @param leftOut these fields; those in them are left out, too
   */
  public Compared compare(
      ThreeDocuments<SourceDocument> sources,
      boolean overwrite,
      Optional<ComparisonMode> wanted,
      Set<FieldPath> leftOut) {
    List<Fault> faults = new ArrayList<>();
    boolean isHelm = wanted.equals(Optional.of(ComparisonMode.HELM));
    // Helm knows no annotation.
    Optional<SourceDocument> lastApplied =
        isHelm ? sources.lastApplied() : lastApplied(sources, faults);
    return compare(sources, lastApplied, overwrite, wanted, leftOut, faults);
  }

  /**
   * The same for server-side apply, which does without last applied: as the server does, it takes
   * an annotation that cannot be read for none.
   *
   * @param wanted whose patch is wanted; empty for that of kubectl apply
   */
  public Compared compareForServerSide(
      ThreeDocuments<SourceDocument> sources, Optional<ComparisonMode> wanted) {
    Optional<SourceDocument> lastApplied = lastApplied(sources, new ArrayList<>());
    return compare(sources, lastApplied, true, wanted, Set.of(), new ArrayList<>());
  }

  private Optional<SourceDocument> lastApplied(
      ThreeDocuments<SourceDocument> sources, List<Fault> faults) {
    return sources.lastApplied().or(() -> sources.live().flatMap(live -> annotation(live, faults)));
  }

  private Compared compare(
      ThreeDocuments<SourceDocument> sources,
      Optional<SourceDocument> lastApplied,
      boolean overwrite,
      Optional<ComparisonMode> wanted,
      Set<FieldPath> leftOut,
      List<Fault> faults) {
    lastApplied.ifPresent(text -> requireObject(Role.LAST_APPLIED, text, faults));
    requireObject(Role.LOCAL, sources.local(), faults);
    sources.live().ifPresent(text -> requireObject(Role.LIVE, text, faults));
    if (!faults.isEmpty()) {
      return new Compared.Unreadable(faults, false);
    }
    ComparisonMode mode = wanted.orElse(ComparisonMode.USUAL);
    return otherVersion(sources, mode)
        .<Compared>map(fault -> new Compared.Unreadable(List.of(fault), true))
        .orElseGet(() -> compared(sources, lastApplied, mode, overwrite, leftOut));
  }

  /** Why nothing is calculated of a live object that no cluster gave to who applies local. */
  private static Optional<Fault> otherVersion(
      ThreeDocuments<SourceDocument> sources, ComparisonMode mode) {
    Optional<LiveVersion> other =
        object(sources.live())
            .map(live -> new LiveVersion(ObjectName.of(local(sources)), ObjectName.of(live)))
            .filter(versions -> versions.isOther())
            .filter(_ -> mode != ComparisonMode.AS_IT_IS && mode != ComparisonMode.DOCUMENTS);
    return other.map(
        versions ->
            Fault.inLive(
                sources.live().orElseThrow(),
                FieldPath.of("apiVersion"),
                ComparisonWording.LIVE_IN_OTHER_VERSION.text(
                    "live", versions.live().apiVersion(), "local", versions.local().apiVersion()),
                (mode.isKubectlApply()
                        ? ComparisonWording.READ_IN_VERSION
                        : ComparisonWording.READ_IN_VERSION_FOR_HELM)
                    .text("command", versions.command())));
  }

  /**
   * Where kubectl apply cannot follow a cluster's schema, it follows the types that it has itself.
   */
  private Compared.Done compared(
      ThreeDocuments<SourceDocument> sources,
      Optional<SourceDocument> lastApplied,
      ComparisonMode mode,
      boolean overwrite,
      Set<FieldPath> leftOut) {
    ThreeWayInputs inputs =
        switch (mode) {
          case KUBECTL_APPLY, AS_IT_IS -> asKubectlApplies(sources, object(lastApplied));
          case HELM -> asHelmUpgrades(sources, object(lastApplied));
          case DOCUMENTS -> inputs(object(lastApplied), local(sources), object(sources.live()));
        };
    Optional<Refusal> notRead =
        Optional.of(local(sources))
            .filter(_ -> mode.isKubectlApply())
            .flatMap(local -> LocalMetadata.refusal(sources.local().name(), local));
    ThreeWayOutcome outcome =
        notRead.isPresent()
            ? new ThreeWayOutcome.Refused(inputs, Stage.LOCAL, notRead.get(), Optional.empty())
            : ThreeWay.compute(
                inputs.withOverwrite(overwrite || mode == ComparisonMode.HELM).leavingOut(leftOut));
    Compared.Done done =
        new Compared.Done(
            new ThreeDocuments<>(lastApplied, sources.local(), sources.live()),
            outcome,
            mode,
            Optional.empty());
    return mode.isKubectlApply() && outcome instanceof ThreeWayOutcome.Refused refused
        ? schemas
            .compiledIn()
            .map(Workbench::new)
            .map(other -> other.compared(sources, lastApplied, mode, overwrite, leftOut))
            .flatMap(again -> again.insteadOf(refused))
            .orElse(done)
        : done;
  }

  private ThreeWayInputs asKubectlApplies(
      ThreeDocuments<SourceDocument> sources, Optional<MapValue> lastApplied) {
    Optional<MapValue> live = object(sources.live());
    MapValue found = live.orElse(MapValue.EMPTY);
    MapValue local = AppliedConfiguration.asCompared(local(sources), found);
    return inputs(lastApplied, local, live)
        .insteadOf(AppliedConfiguration.inNamespace(local(sources), found))
        .withClientEntries(Map.of(LastAppliedAnnotation.PATH, Reason.KUBECTL_ANNOTATION));
  }

  private ThreeWayInputs asHelmUpgrades(
      ThreeDocuments<SourceDocument> sources, Optional<MapValue> previous) {
    MapValue rendered = local(sources);
    return HelmUpgrade.inputs(previous, rendered, object(sources.live()), schemas.of(rendered));
  }

  private static MapValue local(ThreeDocuments<SourceDocument> sources) {
    return sources.local().object().orElseThrow();
  }

  private static Optional<MapValue> object(Optional<SourceDocument> document) {
    return document.flatMap(SourceDocument::object);
  }

  /**
   * Applies a patch to an object as this dialect reads it, whatever the kind; both are decoded.
   *
   * @return refused also where the dialect needs patch metadata and the kind has none
   */
  public Applied apply(MapValue object, MapValue patch, Dialect dialect) {
    SchemaAnswer schema = schemas.of(object);
    return switch (Reading.of(dialect, object, patch, schema)) {
      case Reading.Done done -> new Applied.Done(done.result());
      case Reading.Refused refused -> new Applied.Refused(refused.refusal());
    };
  }

  /**
   * What {@code kustomize build} makes of an object and a patch that a person wrote, both decoded.
   *
   * @param patch a map in the object's shape, or a JSON Patch
   */
  public Applied kustomize(MapValue object, Value patch) {
    return kustomize(
        object, patch, KustomizeBuild.following(schemas.of(object), Quotes.WHERE_NEEDED));
  }

  /** The same with another kustomize than the usual one. */
  public Applied kustomize(MapValue object, Value patch, KustomizeBuild kustomize) {
    try {
      return new Applied.Done(kustomize.build(object, patch));
    } catch (RefusedException refused) {
      return new Applied.Refused(refused.refusal());
    }
  }

  /**
   * Applies a patch that a person composes to live. Local is not used, and need not be readable.
   *
   * @param sources the texts; live is there
   */
  public Composed compose(
      ThreeDocuments<SourceDocument> sources, SourceDocument patch, PatchFormat format) {
    SourceDocument live = sources.live().orElseThrow();
    List<Fault> faults = new ArrayList<>();
    requireObject(Role.LIVE, live, faults);
    PatchFaults patchFaults = new PatchFaults(patch, Places.of(patch));
    patchFaults.unreadable().ifPresent(faults::add);
    if (!faults.isEmpty()) {
      return new Composed.Refused(faults, List.of());
    }
    MapValue object = live.decodedObject().orElseThrow();
    ThreeWayInputs inputs = inputs(Optional.empty(), object, Optional.of(object));
    Value written = patch.decoded().orElse(NullValue.NULL);
    return switch (WrittenPatch.apply(format, object, written, inputs.schema())) {
      case WrittenPatch.Refused refused -> {
        List<Hazard> hazards = PatchHazards.of(format, patch, live, inputs.schema());
        yield new Composed.Refused(List.of(patchFaults.of(refused, hazards)), hazards);
      }
      case WrittenPatch.Applied applied ->
          new Composed.Done(
              new ThreeDocuments<>(
                  sources.lastApplied().or(() -> annotation(live, faults)),
                  sources.local(),
                  Optional.of(live)),
              patch,
              PatchFormat.sentIn(inputs.dialect()),
              applied,
              inputs.schema());
    };
  }

  /** The kind is local's, or else live's. */
  private ThreeWayInputs inputs(
      Optional<MapValue> lastApplied, MapValue local, Optional<MapValue> live) {
    MapValue named = local.has("kind") || live.isEmpty() ? local : live.get();
    SchemaAnswer schema = schemas.of(named);
    return ThreeWayInputs.asApplied(new ThreeDocuments<>(lastApplied, local, live), schema);
  }

  /** Last applied as live remembers it; a fault where that cannot be read. */
  private Optional<SourceDocument> annotation(SourceDocument live, List<Fault> faults) {
    Optional<StringValue> text = live.object().flatMap(LastAppliedAnnotation::valueIn);
    if (text.isEmpty()) {
      return Optional.empty();
    }
    Optional<SourceDocument> written = annotations.of(live.name(), text.get());
    if (written.isEmpty()) {
      faults.add(badAnnotation(live));
    }
    return written;
  }

  private static Fault badAnnotation(SourceDocument live) {
    return Fault.inLive(
        live,
        LastAppliedAnnotation.PATH,
        ComparisonWording.BAD_ANNOTATION.text(),
        ComparisonWording.CORRECT_ANNOTATION.text());
  }

  private static void requireObject(Role pane, SourceDocument document, List<Fault> faults) {
    Optional<Diagnostic> error = document.error();
    if (error.isPresent()) {
      faults.add(Fault.of(pane, document, error.get()));
    } else if (document.object().isEmpty()) {
      Optional<Node> root = document.root();
      faults.add(
          Fault.of(
              pane,
              document,
              root.map(Node::span).orElse(new Span(0, 0)),
              root.map(Node::value).orElse(NullValue.NULL) == NullValue.NULL
                  ? ComparisonWording.NO_OBJECT.text()
                  : ComparisonWording.NOT_AN_OBJECT.text(),
              ComparisonWording.WRITE_OBJECT.text()));
    }
  }

  /**
   * The configurations in live's annotations, written as YAML so that people can read them. The
   * last one is remembered: while a person types in local, live's annotation stays.
   */
  private static final class AnnotationTexts {

    private record Written(String name, StringValue annotation, Optional<SourceDocument> document) {

      boolean isOf(String otherName, StringValue otherAnnotation) {
        return name.equals(otherName) && annotation.equals(otherAnnotation);
      }
    }

    private final AtomicReference<Written> last =
        new AtomicReference<>(new Written("", new StringValue(""), Optional.empty()));

    /**
     * An annotation's content.
     *
     * @param name live's name
     * @param annotation the annotation
     * @return empty if it is not a JSON object
     */
    Optional<SourceDocument> of(String name, StringValue annotation) {
      Written known = last.get();
      if (!known.isOf(name, annotation)) {
        known = new Written(name, annotation, write(name, annotation));
        last.set(known);
      }
      return known.document();
    }

    private static Optional<SourceDocument> write(String name, StringValue annotation) {
      return LastAppliedAnnotation.read(annotation)
          .map(object -> YamlWriter.render(name + " (annotation)", object));
    }
  }
}

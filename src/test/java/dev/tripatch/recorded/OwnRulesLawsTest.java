package dev.tripatch.recorded;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.threeway.ThreeWay;
import dev.tripatch.engine.threeway.ThreeWayInputs;
import dev.tripatch.engine.threeway.ThreeWayOutcome;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.laws.Sample;
import dev.tripatch.schema.Annotation;
import dev.tripatch.schema.FieldRule;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.KnownKind;
import dev.tripatch.schema.ObjectSchema;
import dev.tripatch.schema.SchemaLayers;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.ImportedCatalog;
import dev.tripatch.schema.catalog.LinkedFacts;
import dev.tripatch.schema.catalog.Release;
import dev.tripatch.schema.openapi.OpenApiWriter;
import dev.tripatch.schema.openapi.SchemaImport;
import dev.tripatch.schema.overlay.OverlaidSource;
import dev.tripatch.schema.overlay.Overlay;
import dev.tripatch.schema.overlay.OwnRule;
import dev.tripatch.schema.overlay.RuleTarget;
import dev.tripatch.schema.overlay.SchemaPlace;
import java.net.URI;
import java.net.URL;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** What own rules must not change, and what they must, on recorded three-way cases. */
class OwnRulesLawsTest {
  private static final BundledCatalog CATALOG = new BundledCatalog();
  private static final String CORE = "io.k8s.api.core.v1.";

  private static final List<RecordedCase> CASES = cases();

  private static List<RecordedCase> cases() {
    URL file =
        Objects.requireNonNull(OwnRulesLawsTest.class.getResource("/recorded/three-way.jsonl.gz"));
    return new RecordedFile(Path.of(URI.create(file.toString()))).cases();
  }

  @Test
  void anEmptyOverlayChangesNothing() {
    OverlaidSource empty = new OverlaidSource(CATALOG, Overlay.EMPTY);
    for (RecordedCase line : CASES) {
      assertThat(empty.lookUp(line.apiVersion(), line.kind()))
          .isEqualTo(CATALOG.lookUp(line.apiVersion(), line.kind()));
    }
  }

  @Test
  void statingTheSchemasOwnRulesAgainChangesNoRecordedAnswer() {
    Overlay restated = restated();
    assertThat(restated.rules()).hasSizeGreaterThan(1000);
    Reference reference = new Reference(new OverlaidSource(CATALOG, restated));
    List<String> differing = new ArrayList<>();
    for (RecordedCase line : Sample.of(CASES)) {
      if (reference.compare(line) instanceof Verdict.Differs(String what)) {
        differing.add(line.id() + ": " + what);
      }
    }
    assertThat(differing).isEmpty();
    assertThat(CASES).hasSizeGreaterThan(1000);
  }

  /** Every annotation of every field of the recorded kinds, also those that are not there. */
  private static Overlay restated() {
    List<OwnRule> rules = new ArrayList<>();
    Set<String> seen = new HashSet<>();
    Deque<SchemaPlace> open = new ArrayDeque<>();
    for (RecordedCase line : CASES) {
      CATALOG
          .lookUp(line.apiVersion(), line.kind())
          .fields()
          .map(SchemaPlace::root)
          .ifPresent(open::add);
    }
    while (!open.isEmpty()) {
      SchemaPlace place = open.remove();
      Optional<ObjectSchema> type = place.object();
      if (type.isEmpty() || seen.add(type.get().definition())) {
        type.ifPresent(found -> restate(found, rules));
        open.addAll(place.parts());
      }
    }
    return new Overlay(rules, List.of());
  }

  private static void restate(ObjectSchema type, List<OwnRule> rules) {
    for (String name : type.fieldNames()) {
      FieldRule rule = type.field(name).orElseThrow();
      OwnRule own = OwnRule.on(new RuleTarget.OfType(type.definition(), name));
      for (Annotation annotation : Annotation.values()) {
        own = own.with(annotation, annotation.of(rule));
      }
      rules.add(own);
    }
  }

  @Test
  void editThenResetIsNothing() {
    Overlay edited = edited();
    Overlay reset = edited;
    for (OwnRule rule : edited.rules()) {
      reset = reset.without(rule.target());
    }
    assertThat(reset).isEqualTo(Overlay.EMPTY);
    Overlay some = edited.with(OwnRule.on(args()).with(Annotation.LIST_TYPE, "set"));
    assertThat(some.with(edited.ruleFor(args()).orElseThrow())).isEqualTo(edited);
  }

  @Test
  void anEditedRuleAnswersAsOneThatADocumentDeclares() throws ImportException {
    OverlaidSource edited = new OverlaidSource(CATALOG, edited());
    SchemaSource declared = declared(edited);
    int changed = 0;
    for (RecordedCase line : Sample.of(CASES)) {
      ThreeWayOutcome own = compute(line, edited);
      assertThat(words(compute(line, declared))).as(line.id()).isEqualTo(words(own));
      changed += words(compute(line, CATALOG)).equals(words(own)) ? 0 : 1;
    }
    assertThat(changed)
        .as("cases that the edited rules change")
        .isGreaterThanOrEqualTo(Sample.least(20));
  }

  private static Overlay edited() {
    return new Overlay(
        List.of(
            OwnRule.on(args()).with(Annotation.PATCH_STRATEGY, "merge"),
            OwnRule.on(new RuleTarget.OfType(CORE + "Container", "env"))
                .with(Annotation.PATCH_STRATEGY, Annotation.NONE)
                .with(Annotation.MERGE_KEY, Annotation.NONE),
            OwnRule.on(new RuleTarget.OfType(CORE + "ServiceSpec", "ports"))
                .with(Annotation.MERGE_KEY, "name"),
            OwnRule.on(
                    new RuleTarget.OfType(
                        "io.k8s.apimachinery.pkg.apis.meta.v1.ObjectMeta", "ownerReferences"))
                .with(Annotation.PATCH_STRATEGY, Annotation.NONE)),
        List.of());
  }

  private static RuleTarget args() {
    return new RuleTarget.OfType(CORE + "Container", "args");
  }

  /** The edited rules, written as an OpenAPI document and imported. */
  private static SchemaSource declared(SchemaSource edited) throws ImportException {
    List<KnownKind> kinds =
        CATALOG.kinds().stream()
            .filter(
                kind ->
                    CASES.stream()
                        .anyMatch(
                            line ->
                                line.kind().equals(kind.kind())
                                    && line.apiVersion().equals(kind.apiVersion())))
            .toList();
    Release facts = LinkedFacts.of("edited", edited, kinds);
    Release read = SchemaImport.read("edited.json", OpenApiWriter.write(facts)).release();
    return new SchemaLayers(List.of(new ImportedCatalog(read, CATALOG), CATALOG));
  }

  private static ThreeWayOutcome compute(RecordedCase line, SchemaSource schemas) {
    return ThreeWay.compute(
        ThreeWayInputs.asApplied(
            new ThreeDocuments<>(
                Optional.of(line.map("original")),
                line.map("modified"),
                Optional.of(line.map("current"))),
            schemas.lookUp(line.apiVersion(), line.kind())));
  }

  private static String words(ThreeWayOutcome outcome) {
    return switch (outcome) {
      case ThreeWayOutcome.Refused refused -> refused.refusal().referenceText();
      case ThreeWayOutcome.Computed done ->
          CanonicalJson.write(done.patch()) + CanonicalJson.write(done.result());
    };
  }
}

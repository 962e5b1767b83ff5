package dev.tripatch.recorded;

import dev.tripatch.engine.stored.StoredObject;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.EngineNumbers;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.catalog.ImportedCatalog;
import dev.tripatch.schema.openapi.SchemaImport;
import dev.tripatch.validate.CustomResources;
import dev.tripatch.validate.DefinedBreach;
import dev.tripatch.validate.DefinedFault;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * What apiextensions-apiserver stores of a custom resource and says against it: {@code custom.go}
 * of the oracle makes such lines. The schema is in the line, or is that of a recorded definition.
 */
final class CustomAnswers implements Comparer {
  private final Map<MapValue, SchemaAnswer> known = new HashMap<>();

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (!line.has("object") || !line.has("answer")) {
      return Optional.empty();
    }
    MapValue object = EngineNumbers.asEngineReads(line.map("object"));
    SchemaAnswer schema =
        known.computeIfAbsent(
            line.has("schema")
                ? line.map("schema")
                : RandomCustomResources.schema(line.text("definition")).orElseThrow(),
            each -> schema(each, object));
    Optional<MapValue> old =
        line.has("old")
            ? Optional.of(EngineNumbers.asEngineReads(line.map("old")))
            : Optional.empty();
    if (!(line.map("answer").get("result") instanceof MapValue answer)) {
      return Optional.of(new Verdict.Differs("no answer"));
    }
    String ours = text(StoredObject.of(object, Optional.empty(), schema).object());
    String theirs = text((MapValue) answer.find("stored").orElseThrow());
    if (!ours.equals(theirs)) {
      return Optional.of(new Verdict.Differs("stored\n  " + ours + "\n  " + theirs));
    }
    return Optional.of(verdict(answer, old.isPresent(), CustomResources.of(object, old, schema)));
  }

  /** Without metadata, which is read as Go's types have it. */
  private static String text(MapValue object) {
    return CanonicalJson.write(object.toBuilder().remove("metadata").build());
  }

  private static Verdict verdict(MapValue answer, boolean isUpdate, List<DefinedFault> faults) {
    Set<String> told =
        faults.stream()
            .filter(fault -> fault.refuses() && fault.breach() != DefinedBreach.UNKNOWN)
            .map(DefinedFault::words)
            .collect(Collectors.toCollection(TreeSet::new));
    Set<String> theirs =
        ((ListValue) answer.find("errors").orElseThrow())
            .items().stream()
                .map(each -> (MapValue) each)
                .map(each -> each.text("field") + ": " + each.text("words"))
                .collect(Collectors.toCollection(TreeSet::new));
    boolean isPart = faults.stream().anyMatch(fault -> !fault.refuses());
    Set<String> extra = new TreeSet<>(told);
    extra.removeAll(theirs);
    Set<String> missing = new TreeSet<>(theirs);
    missing.removeAll(told);
    // A rule has no answer where live has a value of a wrong type, which no server has taken.
    boolean isOdd = isUpdate && theirs.stream().anyMatch(words -> words.contains("invalid data, "));
    boolean agrees =
        isOdd
            || (isPart
                ? extra.isEmpty() || !theirs.isEmpty()
                : extra.isEmpty() && missing.isEmpty());
    return Verdict.of(agrees, "errors\n  only ours " + extra + "\n  only theirs " + missing);
  }

  static SchemaAnswer schema(MapValue schema, MapValue object) {
    String apiVersion = object.text("apiVersion");
    int slash = apiVersion.indexOf('/');
    MapValue version =
        MapValue.builder()
            .put("name", new StringValue(apiVersion.substring(slash + 1)))
            .put("schema", MapValue.of("openAPIV3Schema", schema))
            .build();
    MapValue spec =
        MapValue.builder()
            .put("group", new StringValue(apiVersion.substring(0, slash)))
            .put("names", MapValue.of("kind", new StringValue(object.text("kind"))))
            .put("versions", ListValue.of(version))
            .build();
    Value definition =
        MapValue.builder()
            .put("apiVersion", new StringValue("apiextensions.k8s.io/v1"))
            .put("kind", new StringValue("CustomResourceDefinition"))
            .put("spec", spec)
            .build();
    try {
      return new ImportedCatalog(
              SchemaImport.read("crd", CanonicalJson.write(definition)).release(),
              DefinedKinds.BUILT_IN)
          .lookUp(apiVersion, object.text("kind"));
    } catch (ImportException damaged) {
      throw new AssertionError(damaged);
    }
  }
}

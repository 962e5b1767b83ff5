package dev.tripatch.recorded;

import dev.tripatch.document.ManifestFile;
import dev.tripatch.document.ManifestObject;
import dev.tripatch.document.Node;
import dev.tripatch.document.SourceReader;
import dev.tripatch.patch.RefusedException;
import dev.tripatch.patch.kustomize.KustomizeBuild;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.schema.catalog.Catalog;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.openapi.ImportException;
import dev.tripatch.schema.openapi.OpenApiReader;
import dev.tripatch.value.CanonicalJson;
import dev.tripatch.value.IntegerValue;
import dev.tripatch.value.ListValue;
import dev.tripatch.value.MapValue;
import dev.tripatch.value.NullValue;
import dev.tripatch.value.StringValue;
import dev.tripatch.value.Value;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.json.JsonMapper;

/**
 * What real kustomize built from one resource and one patch, against what the workbench builds.
 * Texts are read with our reader, as a patch that a person wrote is.
 */
final class KustomizeRecordings {
  private final Workbench workbench = new Workbench(new BundledCatalog());

  /**
   * Where we do not follow, for reasons that decision record 9 gives: what kustomize reads from
   * YAML, a target that is given a namespace, and the older version.
   */
  private static final Set<String> NOT_FOLLOWED =
      Set.of("text-0005", "text-0007", "json6902-0080", "json6902-0176-5.5.0");

  /** kustomize looks at name references after every build; decision record 9 says why we do not. */
  private static final String AFTER_MERGING = "after merging";

  /** How we differ; empty if we agree. */
  Optional<String> difference(RecordedCase line) {
    Answer ours = ours(line);
    Answer recorded = recorded(line);
    if (NOT_FOLLOWED.contains(line.id()) || line.text("stage").equals(AFTER_MERGING)) {
      return recorded.agreesWith(ours)
          ? Optional.of("we do follow kustomize here; correct decision record 9")
          : Optional.empty();
    }
    return recorded.agreesWith(ours)
        ? Optional.empty()
        : Optional.of("kustomize " + recorded + ", we " + ours);
  }

  /** With quotes around every string kustomize keeps them; a value of ours has none. */
  private static Answer recorded(RecordedCase line) {
    if (line.has("error")) {
      return new Answer.Refused(line.text("stage") + ": " + line.text("error"));
    }
    MapValue built = line.map("result");
    return line.has("blockYaml")
        ? Answer.recorded(line.map("blockYaml"))
        : new Answer.Result(built);
  }

  private Answer ours(RecordedCase line) {
    MapValue built = line.map("resource");
    List<Value> patches = patches(line);
    if (patches.isEmpty()) {
      return new Answer.Refused("no patch");
    }
    for (Value patch : patches) {
      switch (build(line, built, patch)) {
        case Applied.Done done -> built = done.result();
        case Applied.Refused refused -> {
          return new Answer.Refused(refused.refusal().cause());
        }
      }
    }
    return new Answer.Result(line.has("patchText") ? quoted(line.map("resource"), built) : built);
  }

  /** A scalar keeps the quotes of the text that it replaces, and is a text then. */
  private static Value quoted(Value base, Value built) {
    if (base instanceof MapValue from && built instanceof MapValue to) {
      MapValue.Builder quoted = to.toBuilder();
      from.entries()
          .forEach(
              (key, value) -> to.find(key).ifPresent(each -> quoted.put(key, quoted(value, each))));
      return quoted.build();
    }
    boolean isQuoted = base instanceof StringValue && built instanceof IntegerValue;
    return isQuoted ? new StringValue(CanonicalJson.write(built)) : built;
  }

  private Applied build(RecordedCase line, MapValue resource, Value patch) {
    if (!line.has("openapi")) {
      return workbench.kustomize(resource, patch);
    }
    try {
      return new Applied.Done(
          KustomizeBuild.with(schemas(line.text("openapi"))).build(resource, patch));
    } catch (RefusedException refused) {
      return new Applied.Refused(refused.refusal());
    }
  }

  private static SchemaSource schemas(String openApi) {
    try {
      return new Catalog(
          CatalogText.parse(
              CatalogText.write(
                  List.of(OpenApiReader.read(JsonMapper.shared().readTree(openApi), "own")))));
    } catch (ImportException e) {
      throw new AssertionError(e);
    }
  }

  private static List<Value> patches(RecordedCase line) {
    if (!line.has("patchText")) {
      return List.of(line.has("patchType") ? new ListValue(line.list("patch")) : line.map("patch"));
    }
    // The patches stand in the kustomization itself, where they lose white space at their end.
    String text = line.text("patchText").stripTrailing();
    Optional<Value> whole =
        SourceReader.read("patch", text)
            .root()
            .map(Node::value)
            .filter(value -> value != NullValue.NULL);
    List<Value> objects = new ArrayList<>();
    ManifestFile.read("patch", text).objects().stream()
        .map(ManifestObject::value)
        .forEach(objects::add);
    return objects.size() > 1 ? objects : whole.map(List::of).orElse(objects);
  }
}

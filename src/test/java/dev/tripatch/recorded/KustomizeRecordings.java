package dev.tripatch.recorded;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.ManifestFile;
import dev.tripatch.document.reader.ManifestObject;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.patch.kustomize.KustomizeBuild;
import dev.tripatch.engine.patch.kustomize.KustomizeBuild.KustomizeVersion;
import dev.tripatch.engine.patch.kustomize.Quotes;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.NullValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.ImportException;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.schema.catalog.Catalog;
import dev.tripatch.schema.catalog.CatalogText;
import dev.tripatch.schema.catalog.KustomizeKinds;
import dev.tripatch.schema.openapi.OpenApiReader;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Workbench;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.json.JsonMapper;

/**
 * What real kustomize built from one resource and one patch, against what the workbench builds.
 * Texts are read with our reader, as a patch that a person wrote is.
 */
final class KustomizeRecordings implements Comparer {
  private final Workbench workbench;
  private final KustomizeExportRecordings exports;

  KustomizeRecordings(SchemaSource schemas) {
    workbench = new Workbench(schemas);
    exports = new KustomizeExportRecordings(schemas);
  }

  @Override
  public Optional<Verdict> compare(RecordedCase line) {
    if (!line.text("tool").startsWith("kustomize")) {
      return Optional.empty();
    }
    // What is wanted is what KustomizeExportLawsTest asks for.
    line.notes("from", "how", "alsoTool", "wanted", "stage", "old", "new", "differsAt");
    Optional<String> difference =
        line.has("exported") ? exports.difference(line) : difference(line);
    return Optional.of(
        difference.<Verdict>map(Verdict.Differs::new).orElseGet(Verdict.Agrees::new));
  }

  /** How we differ; empty if we agree. */
  private Optional<String> difference(RecordedCase line) {
    Answer quoted = ours(line, Quotes.ALWAYS);
    Answer recorded =
        line.has("error")
            ? new Answer.Refused(line.text("stage") + ": " + line.text("error"))
            : new Answer.Result(line.map("result"));
    if (isForNothing(line)) {
      line.notes("patch");
      return differs(recorded, new Answer.Result(line.map("resource")));
    }
    return differs(recorded, quoted)
        .or(() -> differs(withoutQuotes(line, recorded), ours(line, Quotes.WHERE_NEEDED)));
  }

  /**
   * Whether the recorder's target finds no object. It names the namespace of the resource, and that
   * finds none of a kind that has no namespaces. Targets of ours leave it out there.
   */
  private static boolean isForNothing(RecordedCase line) {
    MapValue resource = line.map("resource");
    return line.has("patchType")
        && line.text("patchType").equals("json6902")
        && resource.get("metadata") instanceof MapValue metadata
        && !metadata.text("namespace").isEmpty()
        && new KustomizeKinds().isClusterScoped(resource.text("apiVersion"), resource.text("kind"));
  }

  /** What comes out of the same documents in block style; the same where nothing else is said. */
  private static Answer withoutQuotes(RecordedCase line, Answer recorded) {
    return line.has("blockYaml") ? Answer.recorded(line.map("blockYaml")) : recorded;
  }

  private static Optional<String> differs(Answer recorded, Answer ours) {
    return recorded.agreesWith(ours)
        ? Optional.empty()
        : Optional.of("kustomize " + recorded + ", we " + ours);
  }

  private Answer ours(RecordedCase line, Quotes quotes) {
    MapValue built = line.map("resource");
    List<Value> patches = patches(line);
    if (patches.isEmpty()) {
      return new Answer.Refused("no patch");
    }
    for (Value patch : patches) {
      switch (workbench.kustomize(built, patch, kustomize(line, quotes))) {
        case Applied.Done done -> built = done.result();
        case Applied.Refused refused -> {
          return new Answer.Refused(refused.refusal().cause());
        }
      }
    }
    return new Answer.Result(built);
  }

  private static KustomizeBuild kustomize(RecordedCase line, Quotes quotes) {
    KustomizeBuild build =
        line.has("openapi")
            ? KustomizeBuild.with(schemas(line.text("openapi")), quotes)
            : KustomizeBuild.usual(quotes);
    return build.in(
        line.text("tool").endsWith("5.5.0") ? KustomizeVersion.V5_5_0 : KustomizeVersion.V5_7_1);
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
      boolean isJsonPatch = line.text("patchType").equals("json6902");
      return List.of(isJsonPatch ? new ListValue(line.list("patch")) : line.map("patch"));
    }
    line.notes("patchType");
    // The patches stand in the kustomization itself, where they lose white space at their end.
    String text = line.text("patchText").stripTrailing();
    Optional<Value> whole =
        SourceReader.readForKustomize("patch", text)
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

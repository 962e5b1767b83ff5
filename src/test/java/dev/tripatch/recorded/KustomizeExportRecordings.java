package dev.tripatch.recorded;

import dev.tripatch.document.Node;
import dev.tripatch.document.reader.ObjectName;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.kustomize.KustomizeBuild;
import dev.tripatch.engine.patch.kustomize.Quotes;
import dev.tripatch.json.CanonicalJson;
import dev.tripatch.json.ListValue;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.Value;
import dev.tripatch.schema.SchemaAnswer;
import dev.tripatch.schema.SchemaSource;
import dev.tripatch.share.Export;
import dev.tripatch.share.KustomizeEntry;
import dev.tripatch.workspace.Applied;
import dev.tripatch.workspace.Workbench;
import java.util.Optional;

/**
 * Entries for kustomize: what real kustomize built from one that was exported once, and that what
 * is exported now gives what is wanted.
 */
final class KustomizeExportRecordings {
  private final SchemaSource schemas;
  private final Workbench workbench;

  KustomizeExportRecordings(SchemaSource schemas) {
    this.schemas = schemas;
    workbench = new Workbench(schemas);
  }

  /** How we differ; empty if we agree. */
  Optional<String> difference(RecordedCase line) {
    MapValue old = line.map("old");
    MapValue wanted = line.map("wanted");
    Optional<String> once =
        differs("built", line.map("built"), build(old, patchOf(line.map("exported"))));
    if (once.isPresent()) {
      return once;
    }
    for (PatchFormat format : new PatchFormat[] {PatchFormat.STRATEGIC, PatchFormat.JSON}) {
      Optional<String> now = differs(format.name(), wanted, exported(old, wanted, format));
      if (now.isPresent()) {
        return now;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> differs(String what, MapValue recorded, Value ours) {
    return recorded.equals(ours)
        ? Optional.empty()
        : Optional.of(what + ": " + CanonicalJson.write(recorded) + ", we " + ours);
  }

  /** What our dialect builds from the entry that we export now. */
  Value exported(MapValue old, MapValue wanted, PatchFormat format) {
    SchemaAnswer schema = schemas.of(old);
    Export export = new KustomizeEntry(ObjectName.of(old), old, wanted, schema).inline(format);
    return switch (export) {
      case Export.Made made -> build(old, patchIn(made.text()));
      case Export.Nothing ignored -> old;
      case Export.Refused refused -> throw new AssertionError(refused.cause());
    };
  }

  /** The patch that stands in an entry. */
  static Value patchIn(String entry) {
    return patchOf((MapValue) read(entry));
  }

  private static Value patchOf(MapValue kustomization) {
    ListValue patches = (ListValue) kustomization.find("patches").orElseThrow();
    return read(((MapValue) patches.items().getFirst()).text("patch").stripTrailing());
  }

  private static Value read(String text) {
    return SourceReader.read("entry", text).root().map(Node::value).orElseThrow();
  }

  private Value build(MapValue base, Value patch) {
    return switch (workbench.kustomize(base, patch, KustomizeBuild.usual(Quotes.ALWAYS))) {
      case Applied.Done done -> done.result();
      case Applied.Refused refused -> throw new AssertionError(refused.refusal());
    };
  }
}

package dev.tripatch.share;

import dev.tripatch.cluster.secret.Masking;
import dev.tripatch.document.SourceDocument;
import dev.tripatch.document.reader.SourceReader;
import dev.tripatch.json.ThreeDocuments;
import dev.tripatch.learn.BuiltInExample;
import dev.tripatch.schema.catalog.BundledCatalog;
import dev.tripatch.show.Comparison;
import dev.tripatch.workspace.Compared;
import dev.tripatch.workspace.Workbench;
import java.util.List;
import java.util.Optional;

/** Comparisons to report on. */
final class Cases {
  static final Heading PLAIN = new Heading(Optional.empty(), List.of());

  private Cases() {}

  static Comparison example() {
    return comparison(BuiltInExample.local(), BuiltInExample.live());
  }

  /** One that Kubernetes refuses. */
  static Comparison refused() {
    String local =
        """
        apiVersion: v1
        kind: Pod
        metadata: {name: web}
        spec: {containers: [{image: a}]}
        """;
    return comparison(local, local.replace("image: a", "image: b"));
  }

  /** A patch that leaves live as it is. */
  static Comparison withoutEffect() {
    String live = "apiVersion: v1\nkind: Pod\nmetadata: {name: web}\n";
    return comparison(live.replace("web", "web, finalizers: null"), live);
  }

  static Comparison comparison(String local, String live) {
    return comparison(local, live, true);
  }

  static Comparison comparison(String local, String live, boolean overwrite) {
    ThreeDocuments<SourceDocument> sources =
        new ThreeDocuments<>(
            Optional.empty(), read("local.yaml", local), Optional.of(read("live.yaml", live)));
    Workbench workbench = new Workbench(new BundledCatalog());
    Compared.Done done =
        (Compared.Done) workbench.compare(Masking.maskedDocuments(sources), overwrite);
    return new Comparison(done.documents(), done.outcome());
  }

  private static SourceDocument read(String name, String text) {
    return SourceReader.read(name, text);
  }
}

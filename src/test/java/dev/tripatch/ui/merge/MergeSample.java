package dev.tripatch.ui.merge;

import dev.tripatch.merge.ConflictMarks;
import dev.tripatch.merge.Threefold;
import dev.tripatch.ui.merge.MergeWindow.MergeQuestion;
import java.nio.file.Path;

/** A small file that two branches changed: two conflicts, and a change on each side. */
final class MergeSample {

  static final String BASE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        labels:
          tier: edge
      spec:
        replicas: 3 # as measured
        template:
          spec:
            containers:
            - name: web
              image: web:1
              workingDir: /srv
      """;

  static final String OURS =
      BASE.replace("replicas: 3", "replicas: 5")
          .replace("web:1", "web:2")
          .replace("tier: edge", "tier: front");

  static final String THEIRS =
      BASE.replace("replicas: 3", "replicas: 7").replace("web:1", "web:3").replace("/srv", "/app");

  private MergeSample() {}

  static MergeQuestion question(Path output) {
    return question(new Threefold<>(BASE, OURS, THEIRS), output);
  }

  static MergeQuestion question(Threefold<String> texts, Path output) {
    return new MergeQuestion(
        texts, new Threefold<>("v1", "main", "feature"), output, ConflictMarks.USUAL);
  }
}

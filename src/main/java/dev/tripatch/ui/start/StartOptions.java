package dev.tripatch.ui.start;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say which documents to show; the window and the picture share them. */
final class StartOptions {

  @Option(names = "--last-applied", paramLabel = "FILE")
  @Nullable String lastApplied;

  @Option(names = "--local", paramLabel = "FILE")
  @Nullable String local;

  @Option(names = "--live", paramLabel = "FILE")
  @Nullable String live;

  @Option(names = "--object", paramLabel = "[NAMESPACE/]KIND/NAME")
  @Nullable String object;

  @Option(names = "--case", paramLabel = "FILE")
  @Nullable String caseFile;

  @Option(names = "--schema", paramLabel = "FILE|NAME")
  List<String> schemas = new ArrayList<>();

  @Option(names = "--no-own-rules")
  boolean noOwnRules;

  @Option(
      names = {"-f", "--filename"},
      paramLabel = "PATH")
  List<String> objects = new ArrayList<>();

  @Option(names = {"-R", "--recursive"})
  boolean recursive;

  @Mixin StartCluster cluster = new StartCluster();

  boolean isEmpty() {
    return caseFile == null && hasNoDocument() && !cluster.fromCluster;
  }

  boolean hasLocal() {
    return local != null || !objects.isEmpty();
  }

  boolean hasNoDocument() {
    return lastApplied == null && local == null && live == null && objects.isEmpty();
  }
}

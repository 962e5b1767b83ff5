package dev.tripatch.ui.start;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say which documents to show; the window and the picture share them. */
final class StartOptions {

  @Option(
      names = "--last-applied",
      paramLabel = "FILE",
      description = "The last-applied configuration; without it, live's annotation is used.")
  @Nullable String lastApplied;

  @Option(names = "--local", paramLabel = "FILE", description = "The local configuration file.")
  @Nullable String local;

  @Option(names = "--live", paramLabel = "FILE", description = "The live object.")
  @Nullable String live;

  @Option(
      names = "--object",
      paramLabel = "[NAMESPACE/]KIND/NAME",
      description =
          "Which object, where a file holds several; the kind as kubectl takes it: deploy,"
              + " deployments, Deployment.")
  @Nullable String object;

  @Option(
      names = "--case",
      paramLabel = "FILE",
      description = "A case file, in place of the documents.")
  @Nullable String caseFile;

  @Option(
      names = "--schema",
      paramLabel = "FILE|NAME",
      description =
          "A schema that wins over the built-in one, or own rules: a file, a folder, a name of"
              + " tripatch schema list. May be repeated; the last wins.")
  List<String> schemas = new ArrayList<>();

  @Option(
      names = "--no-own-rules",
      description = "Leave out the own rules of .tripatch/schema.yaml beside local or above it.")
  boolean noOwnRules;

  @Option(
      names = {"-f", "--filename"},
      paramLabel = "PATH",
      description =
          "Local objects: a file, a folder, a list; - reads standard input; may be repeated. They"
              + " are listed, beside those of --live and --last-applied, which may be such paths,"
              + " too.")
  List<String> objects = new ArrayList<>();

  @Option(
      names = {"-R", "--recursive"},
      description = "With folders: look into their sub-folders, too.")
  boolean recursive;

  boolean isEmpty() {
    return caseFile == null && hasNoDocument();
  }

  boolean hasLocal() {
    return local != null || !objects.isEmpty();
  }

  boolean hasNoDocument() {
    return lastApplied == null && local == null && live == null && objects.isEmpty();
  }
}

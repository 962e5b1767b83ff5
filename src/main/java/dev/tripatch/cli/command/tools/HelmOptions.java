package dev.tripatch.cli.command.tools;

import dev.tripatch.cluster.call.Connection;
import dev.tripatch.workspace.tools.HelmReader.HelmQuestion;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Which release is meant, and what helm upgrade would be given. */
final class HelmOptions {
  @Parameters(index = "0", paramLabel = "RELEASE")
  String release = "";

  @Parameters(index = "1", arity = "0..1", paramLabel = "CHART")
  @Nullable String chart;

  @Option(
      names = {"-n", "--namespace"},
      paramLabel = "NAMESPACE")
  @Nullable String namespace;

  @Option(
      names = {"--context", "--kube-context"},
      paramLabel = "CONTEXT")
  @Nullable String context;

  @Option(names = "--kubeconfig", paramLabel = "FILE")
  @Nullable String kubeconfig;

  @Option(
      names = {"--as-user", "--kube-as-user"},
      paramLabel = "USER")
  @Nullable String user;

  @Option(
      names = {"-f", "--values"},
      paramLabel = "FILE")
  List<String> values = new ArrayList<>();

  @Option(names = "--set", paramLabel = "KEY=VALUE")
  List<String> set = new ArrayList<>();

  @Option(names = "--set-string", paramLabel = "KEY=VALUE")
  List<String> setString = new ArrayList<>();

  @Option(names = "--set-file", paramLabel = "KEY=FILE")
  List<String> setFile = new ArrayList<>();

  @Option(names = "--set-json", paramLabel = "KEY=JSON")
  List<String> setJson = new ArrayList<>();

  @Option(names = "--reuse-values")
  boolean reuseValues;

  @Option(names = "--reset-values")
  boolean resetValues;

  @Option(names = "--version", paramLabel = "VERSION")
  @Nullable String version;

  @Option(names = "--repo", paramLabel = "URL")
  @Nullable String repository;

  @Option(names = "--server-side", paramLabel = "true|false|auto")
  @Nullable String serverSide;

  @Option(names = {"--force", "--force-replace"})
  boolean force;

  HelmQuestion question(Map<String, String> environment) {
    return new HelmQuestion(
        release, Optional.ofNullable(chart), upgradeWords(), connection(environment));
  }

  /** Helm's own variables say which cluster is meant where no option does. */
  Connection connection(Map<String, String> environment) {
    return new Connection(
        Optional.ofNullable(kubeconfig),
        given(context, "HELM_KUBECONTEXT", environment),
        given(namespace, "HELM_NAMESPACE", environment),
        given(user, "HELM_KUBEASUSER", environment));
  }

  private static Optional<String> given(
      @Nullable String option, String variable, Map<String, String> environment) {
    return Optional.ofNullable(option)
        .or(() -> Optional.ofNullable(environment.get(variable)).filter(each -> !each.isEmpty()));
  }

  /** The words of helm upgrade. */
  List<String> upgradeWords() {
    List<String> words = new ArrayList<>();
    values.forEach(file -> words.addAll(List.of("--values", file)));
    set.forEach(value -> words.addAll(List.of("--set", value)));
    setString.forEach(value -> words.addAll(List.of("--set-string", value)));
    setFile.forEach(value -> words.addAll(List.of("--set-file", value)));
    setJson.forEach(value -> words.addAll(List.of("--set-json", value)));
    if (reuseValues) {
      words.add("--reuse-values");
    }
    if (resetValues) {
      words.add("--reset-values");
    }
    Optional.ofNullable(version).ifPresent(each -> words.addAll(List.of("--version", each)));
    Optional.ofNullable(repository).ifPresent(each -> words.addAll(List.of("--repo", each)));
    Optional.ofNullable(serverSide).ifPresent(each -> words.add("--server-side=" + each));
    return words;
  }
}

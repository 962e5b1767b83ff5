package dev.tripatch.cli.command;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.cli.Shell;
import java.io.IOException;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A patch that is refused: the fault is where it is, and the remedy works. */
class RefusedPatchTest {
  private static final String LIVE =
      """
      apiVersion: apps/v1
      kind: Deployment
      metadata:
        name: web
        labels: {app: web, app.kubernetes.io/name: web}
      spec:
        template:
          spec:
            containers:
            - {name: side, image: s}
            - {name: web, image: w}
      """;

  @TempDir Path folder;

  /**
   * A patch that is refused.
   *
   * @param patch it
   * @param wrong the text that is wrong
   * @param remedy what it says to do
   * @param better the text that does so; empty where that is up to the writer
   */
  record Case(String patch, String wrong, String remedy, String better) {
    String type() {
      return patch.startsWith("-") ? "json" : "strategic";
    }

    String corrected() {
      return patch.replace(wrong, better);
    }
  }

  static Stream<Case> cases() {
    return Stream.of(
        operation(
            "replace, path: %s, value: x",
            "/metadata/labels/app.kubernetes.io/name",
            "Write /metadata/labels/app.kubernetes.io~1name: in a pointer, a / within a key is ~1.",
            "/metadata/labels/app.kubernetes.io~1name"),
        operation(
            "add, path: %s, value: x",
            "/metadata/labels/app.kubernetes.io/part-of",
            "Write /metadata/labels/app.kubernetes.io~1part-of: in a pointer, a / within a key is"
                + " ~1.",
            "/metadata/labels/app.kubernetes.io~1part-of"),
        operation(
            "replace, path: %s, value: x",
            "/spec/template/spec/containers/web/image",
            "Write /spec/template/spec/containers/1/image: web is the item with the index 1.",
            "/spec/template/spec/containers/1/image"),
        operation(
            "copy, from: %s, path: /metadata/labels/image",
            "/spec/template/spec/containers/web/image",
            "Write /spec/template/spec/containers/1/image: web is the item with the index 1.",
            "/spec/template/spec/containers/1/image"),
        operation(
            "move, from: %s, path: /metadata/labels/other",
            "/metadata/labels/no",
            "Correct the pointer, or write an add operation for it first.",
            ""),
        operation("%s, path: /metadata/labels/app", "delete", "Write remove.", "remove"),
        operation(
            "%s, path: /metadata/labels/app",
            "cut", "Write add, remove, replace, move, copy or test.", ""),
        operation(
            "test, path: /metadata/labels/app, value: %s",
            "shop",
            "Check whether the object has changed since the patch was written, then correct the"
                + " value.",
            "web"),
        inPod(
            "$setElementOrder/containers: [{name: side}], containers: [%s]",
            "{name: web, image: x}",
            "Add name web to $setElementOrder, which must name every item of the list in the same"
                + " order.",
            ""),
        inPod("containers: [{%s, name: web}]", "$patch: bogus", "Write $patch: delete or", ""),
        inPod("containers: [%s]", "{image: x}", "Give every item of the list a name", ""),
        inPod("containers: [%s]", "web", "Make all items maps", ""));
  }

  private static Case operation(String form, String wrong, String remedy, String better) {
    return new Case("- {op: " + form.formatted(wrong) + "}\n", wrong, remedy, better);
  }

  private static Case inPod(String form, String wrong, String remedy, String better) {
    String patch = "spec: {template: {spec: {" + form.formatted(wrong) + "}}}\n";
    return new Case(patch, wrong, remedy, better);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void isToldWhereItIs(Case refused) throws IOException {
    int column = refused.patch().lastIndexOf(refused.wrong()) + 1;
    Shell.Answer applied = run("apply", refused.patch(), refused.type());
    assertThat(applied.exitCode()).isEqualTo(2);
    assertThat(applied.err()).startsWith("p.yaml:1:" + column + ": ").contains(refused.remedy());
    Shell.Answer hazards = run("hazards", refused.patch(), refused.type());
    assertThat(hazards.out()).contains("p.yaml:1:" + column + "  ");
    if (!refused.better().isEmpty()) {
      assertThat(run("apply", refused.corrected(), refused.type()).exitCode()).isLessThan(2);
    }
  }

  private Shell.Answer run(String command, String patch, String type) throws IOException {
    Shell shell = new Shell(folder);
    return shell.run(
        command,
        "--patch",
        shell.file("p.yaml", patch),
        "--live",
        shell.file("live.yaml", LIVE),
        "--type",
        type);
  }
}

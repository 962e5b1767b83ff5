package dev.tripatch.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * {@code tripatch diff} on files, on folders, and on the two folders that real versions of kubectl
 * gave to their external diff (recorded).
 */
class DiffTest {
  private static final String MAP =
      """
      # what it is for
      apiVersion: v1
      kind: ConfigMap
      metadata: {name: NAME}
      data: {a: VALUE}
      """;

  private static final String SECRET =
      """
      apiVersion: v1
      kind: Secret
      metadata:
        name: database
        annotations:
          kubectl.kubernetes.io/last-applied-configuration: |
            {"apiVersion":"v1","kind":"Secret","metadata":{"name":"database"},"data":{"password":"aHVudGVyLTE="}}
      data: {password: VALUE}
      """;

  @TempDir private Path folder;

  private static String map(String name, String value) {
    return MAP.replace("NAME", name).replace("VALUE", value);
  }

  private String file(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(Objects.requireNonNull(file.getParent()));
    return Files.writeString(file, text).toString();
  }

  private Shell.Answer diff(String left, String right, String... more) {
    return new Shell(folder)
        .run(
            Stream.concat(
                    Stream.of(
                        "diff", folder.resolve(left).toString(), folder.resolve(right).toString()),
                    Stream.of(more))
                .toArray(String[]::new));
  }

  private static Path recorded(String name) throws URISyntaxException {
    URL found = Objects.requireNonNull(DiffTest.class.getResource("hook/" + name));
    return Path.of(found.toURI());
  }

  private static Shell.Answer hook(Shell shell, String version) throws URISyntaxException {
    Path both = recorded("kubectl-" + version);
    return shell.run(
        "diff", both.resolve("LIVE-1").toString(), both.resolve("MERGED-1").toString());
  }

  @Test
  void eachFieldIsListedWithBothValues() throws IOException {
    file("old.yaml", map("a", "1"));
    file("new.yaml", map("a", "2") + "---\n" + map("b", "3"));

    Shell.Answer answer = diff("old.yaml", "new.yaml");

    assertThat(answer.out())
        .contains("~ ConfigMap/a", "~ data.a  1 → 2", "+ ConfigMap/b", "  + data: {a: 3}")
        .endsWith("1 changed (1 field), 1 created\n");
    assertThat(answer.exitCode()).isEqualTo(1);
    assertThat(diff("old.yaml", "new.yaml", "--exit-zero").exitCode()).isZero();
  }

  @Test
  void commentsOrderLineEndsAndMarksAreNoDifference() throws IOException {
    file("old.yaml", map("a", "1"));
    String other = "data:\n  a: 1\nmetadata:\n  name: a\nkind: ConfigMap\napiVersion: v1\n";
    file("new.yaml", "\uFEFF" + other.replace("\n", "\r\n"));

    Shell.Answer answer = diff("old.yaml", "new.yaml");

    assertThat(answer.out())
        .isEqualTo("No field differs; the text does: comments, order of keys or layout.\n");
    assertThat(answer.exitCode()).isZero();
    assertThat(diff("old.yaml", "old.yaml").out()).isEqualTo("No object differs.\n");
  }

  @Test
  void anObjectInAnotherFileHasMoved() throws IOException {
    file("old/a.yaml", map("a", "1") + "---\n" + map("b", "1"));
    file("new/a.yaml", map("a", "1"));
    file("new/sub/b.yaml", map("b", "2"));

    Shell.Answer answer = diff("old", "new");

    assertThat(answer.out())
        .contains("ConfigMap/b moved from a.yaml to sub/b.yaml", "data.a  1 → 2")
        .endsWith("1 changed (1 field), 1 unchanged\n");
  }

  @Test
  void whatIsNoManifestIsComparedLineByLine() throws IOException {
    file("old/values.yaml", "a: 1\n");
    file("new/values.yaml", "a: 2\n");
    file("old/template.yaml", "kind: {{ .Kind }\n");
    file("new/template.yaml", "kind: {{ .Sort }}\n");
    Files.write(folder.resolve("old/picture"), new byte[] {0, 1, (byte) 200});
    Files.write(folder.resolve("new/picture"), new byte[] {0, 1, (byte) 201});

    Shell.Answer answer = diff("old", "new");

    assertThat(answer.out())
        .contains("-a: 1\n+a: 2\n", "+kind: {{ .Sort }}", "picture differs")
        .endsWith("3 other files differ\n");
    assertThat(answer.err()).isEmpty();
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void linksInFoldersAreFollowedAndLeadNowhereInCircles() throws IOException {
    file("work/a.yaml", map("a", "2"));
    file("old/a.yaml", map("a", "1"));
    file("old/.git/config", "[core]\n");
    Files.createDirectory(folder.resolve("new"));
    Files.createSymbolicLink(folder.resolve("new/a.yaml"), folder.resolve("work/a.yaml"));
    Files.createSymbolicLink(folder.resolve("new/circle"), Path.of("."));

    Shell.Answer answer = diff("old", "new");

    assertThat(answer.out()).contains("data.a  1 → 2").endsWith("1 changed (1 field)\n");
    assertThat(answer.exitCode()).as(answer.err()).isEqualTo(1);
  }

  @Test
  void standardInputIsOneOfTheSides() throws IOException {
    String file = file("a.yaml", map("a", "1"));

    assertThat(new Shell(folder).withInput(map("a", "2")).run("diff", file, "-").out())
        .contains("ConfigMap/a (-)", "data.a  1 → 2");
    assertThat(new Shell(folder).withInput("").run("diff", "-", "-").exitCode()).isEqualTo(2);
  }

  @Test
  void nothingOnOneSideMeansCreatedOrDeleted() throws IOException {
    file("a.yaml", map("a", "1"));

    assertThat(diff("/dev/null", "a.yaml").out()).contains("+ ConfigMap/a", "is created");
    assertThat(diff("a.yaml", "/dev/null").out()).contains("− ConfigMap/a", "is deleted");
    Shell.Answer missing = diff("a.yaml", "b.yaml");
    assertThat(missing.out()).contains("is deleted");
    assertThat(missing.err()).contains("b.yaml does not exist, so it is treated as empty");
    assertThat(diff("b.yaml", "c.yaml").exitCode()).isEqualTo(2);
    Files.createDirectory(folder.resolve("d"));
    assertThat(diff("a.yaml", "d").exitCode()).isEqualTo(2);
  }

  @Test
  void aSecretIsMaskedAlsoWhereItCannotBeRead() throws IOException {
    file("LIVE-1/v1.Secret..database", SECRET.replace("VALUE", "aHVudGVyLTI="));
    file("MERGED-1/v1.Secret..database", SECRET.replace("VALUE", "aHVudGVyLTM="));
    file("old.yaml", "kind: Secret\nstringData:\n  password: hunter-2\n  broken: [\n");
    file("new.yaml", "kind: Secret\nstringData:\n  password: hunter-3\n  broken: [\n");

    Shell.Answer answer = diff("LIVE-1", "MERGED-1");

    assertThat(answer.out())
        .contains(
            "your file wins", "data.password  ••••••(B) → ••••••(C)  (last applied: ••••••(A))")
        .doesNotContain("aHVudGVy", "hunter");
    assertThat(diff("old.yaml", "new.yaml").out())
        .contains("password: ••••••")
        .doesNotContain("hunter");
    assertThat(diff("LIVE-1", "MERGED-1", "--show-secrets").out())
        .contains("aHVudGVyLTI= → aHVudGVyLTM=");
  }

  @ParameterizedTest
  @ValueSource(strings = {"1.20", "1.36"})
  void kubectlsFoldersAreUnderstood(String version) throws URISyntaxException {
    Shell.Answer answer = hook(new Shell(folder), version);

    assertThat(answer.out())
        .contains(
            "! spec.replicas  7 → 3  (last applied: 2)",
            "since the last apply; apply reverts it:\n"
                + "    ! spec.template.spec.containers[name=side].image  envoy:2 → envoy:1",
            "− spec.template.spec.containers[name=web].env[name=DEBUG]",
            "~ spec.parts[name=b].count  2 → 5",
            "+ shop/ConfigMap/new.one is created",
            "    -   listen 80;\n        +   listen 8080;",
            "3 fields were changed in live, and are overwritten")
        .doesNotContain("generation", "managedFields", "uid", "creationTimestamp", "aHVudGVy");
    assertThat(answer.err()).contains("Set TRIPATCH_LOCAL");
    assertThat(answer.exitCode()).isEqualTo(1);
  }

  @Test
  void ownersMasksAndPrunedObjectsAreTold() throws URISyntaxException {
    Shell.Answer answer = hook(new Shell(folder), "1.36");

    assertThat(answer.out())
        .contains(
            "changed in live by kubectl-patch and in your file since the last apply; your file"
                + " wins:",
            "  masked by kubectl:\n    ~ data.password\n    + data.role\n    − data.user\n",
            "− shop/ConfigMap/gone is deleted: it was applied once, and --prune finds it in no"
                + " file")
        .endsWith(
            "5 changed (12 fields), 1 created, 1 deleted, 2 unchanged\n"
                + "3 fields were changed in live, and are overwritten\n");
    assertThat(answer.err()).contains("kubectl masks the values of Secrets");
  }

  @Test
  void whatTheServerDoesIsToldFromTheFile() throws IOException, URISyntaxException {
    Path local = recorded("local.yaml");
    file(
        "local.yaml",
        Files.readString(local, StandardCharsets.UTF_8).replace("nginx:1.27", "nginx:9"));
    Shell shell = new Shell(folder).with("TRIPATCH_LOCAL", folder.resolve("local.yaml").toString());

    Shell.Answer answer = hook(shell, "1.36");

    assertThat(answer.out())
        .contains(
            "in your file, but the server stores something else:\n"
                + "    ~ spec.template.spec.containers[name=web].image  nginx:1.26-hotfix →"
                + " nginx:1.27");
    assertThat(answer.err()).doesNotContain("Set TRIPATCH_LOCAL");
  }
}

package dev.tripatch.share;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tripatch.engine.format.FormattedPatch;
import dev.tripatch.engine.format.Loss;
import dev.tripatch.engine.format.PatchFormat;
import dev.tripatch.engine.patch.Json;
import dev.tripatch.json.FieldPath;
import dev.tripatch.json.MapValue;
import dev.tripatch.json.StringValue;
import dev.tripatch.json.Value;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** In the JSON {@code '} stands for {@code "}. */
class KubectlCommandTest {
  private static final String WEB =
      "{'apiVersion':'apps/v1','kind':'Deployment','metadata':{'name':'web','namespace':'shop'}}";
  private static final String TWO = "{'spec':{'replicas':2}}";

  @Test
  void aCommandWithThePatchInIt() {
    assertThat(inline(Shell.BASH, WEB, TWO).text())
        .isEqualTo(
            "kubectl patch Deployment.v1.apps/web -n shop --type=strategic"
                + " -p '{\"spec\":{\"replicas\":2}}'\n");
  }

  @Test
  void quotesOfTheShellInThePatch() {
    assertThat(inline(Shell.ZSH, WEB, "{'a':'it\\u0027s!'}").text())
        .endsWith(" -p '{\"a\":\"it'\\''s!\"}'\n");
  }

  /** At a prompt, 7F would delete the character before it. */
  @Test
  void controlCharactersAreEscapedForPasting() {
    String patch = "{'a':'x\\u007fy\\u009bz\\u0001'}";
    assertThat(inline(Shell.BASH, WEB, patch).text())
        .endsWith(" -p '{\"a\":\"x\\u007fy\\u009bz\\u0001\"}'\n");
    assertThat(inline(Shell.POWERSHELL, WEB, patch).text()).contains("x\\u007fy\\u009bz\\u0001");
  }

  @Test
  void everyPowerShellUnderstandsIt() {
    assertThat(inline(Shell.POWERSHELL, WEB, TWO).text())
        .isEqualTo(
            "& { $PSNativeCommandArgumentPassing = 'Legacy'; kubectl patch Deployment.v1.apps/web"
                + " -n shop --type=strategic -p '{\\\"spec\\\":{\\\"replicas\\\":2}}' }\n");
  }

  @Test
  void aCommandWithAFile() {
    Export.Made made =
        (Export.Made)
            new KubectlCommand(target(WEB), Shell.POWERSHELL)
                .withFile(
                    patch(PatchFormat.JSON, "[{'op':'remove','path':'/x'}]"), "my patch.json");
    assertThat(made.text())
        .isEqualTo(
            "kubectl patch Deployment.v1.apps/web -n shop --type=json --patch-file"
                + " 'my patch.json'\n");
    assertThat(made.remarks()).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "v1 | Pod | Pod/x",
        "apps/v1 | Deployment | Deployment.v1.apps/x",
        "networking.k8s.io/v1beta1 | Ingress | Ingress.v1beta1.networking.k8s.io/x",
      })
  void theObjectIsNamedExactly(String apiVersion, String kind, String argument) {
    String object =
        "{'apiVersion':'%s','kind':'%s','metadata':{'name':'x'}}".formatted(apiVersion, kind);
    assertThat(inline(Shell.BASH, object, TWO).text())
        .startsWith("kubectl patch " + argument + " ");
  }

  @Test
  void anObjectWithoutNamespaceMayBeAnywhere() {
    String pod = "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'x'}}";
    String node = pod.replace("Pod", "Node");
    assertThat(inline(Shell.BASH, pod, TWO).remarks()).containsExactly(Remark.CONTEXT_NAMESPACE);
    assertThat(inline(Shell.BASH, node, TWO).remarks()).isEmpty();
  }

  @Test
  void whatToKnowBefore() {
    String secret = "{'apiVersion':'v1','kind':'Secret','metadata':{'name':'x','namespace':'n'}}";
    String patch = "{'metadata':{'resourceVersion':'7'},'data':{'p':'cA=='}}";
    assertThat(inline(Shell.BASH, secret, patch).remarks())
        .containsExactlyInAnyOrder(Remark.PRECONDITION, Remark.SECRET_IN_HISTORY);
  }

  @Test
  void aCommandThatIsTooLong() {
    Value large = MapValue.of("a", new StringValue("x".repeat(131_063)));
    Value larger = MapValue.of("a", new StringValue("x".repeat(131_064)));
    assertThat(remarks(Shell.BASH, large)).isEmpty();
    assertThat(remarks(Shell.BASH, larger)).containsExactly(Remark.TOO_LONG_FOR_LINUX);
    assertThat(remarks(Shell.POWERSHELL, large)).containsExactly(Remark.TOO_LONG_FOR_WINDOWS);
  }

  @Test
  void anEmptyPatchIsNoCommand() {
    assertThat(new KubectlCommand(target(WEB), Shell.BASH).inline(patch(PatchFormat.MERGE, "{}")))
        .isEqualTo(new Export.Nothing());
  }

  @Test
  void aPatchThatCannotBeMadeIsNoCommand() {
    FormattedPatch none =
        new FormattedPatch(
            PatchFormat.STRATEGIC,
            Optional.empty(),
            List.of(new Loss(Loss.Kind.NOT_ACCEPTED, FieldPath.root())));
    assertThat(new KubectlCommand(target(WEB), Shell.BASH).inline(none))
        .isInstanceOfSatisfying(
            Export.Refused.class,
            refused -> assertThat(refused.cause()).contains("no patch metadata for this kind"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'kind':'Pod','metadata':{'name':'x'}}",
        "{'apiVersion':'v1','metadata':{'name':'x'}}",
        "{'apiVersion':'v1','kind':'Pod; rm','metadata':{'name':'x'}}",
        "{'apiVersion':'v1','kind':'Pod','metadata':{'generateName':'x-'}}",
        "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'a/b'}}",
        "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'..'}}",
        "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'x','namespace':'$(id)'}}",
        "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'a\u202eb'}}",
        "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'a\u009bb'}}",
      })
  void anObjectThatNoClusterHas(String object) {
    assertThat(new KubectlCommand(target(object), Shell.BASH).inline(patch(PatchFormat.MERGE, TWO)))
        .isInstanceOf(Export.Refused.class);
  }

  @Test
  void theCommandForLiveRunsNothingElse() {
    String object = "{'apiVersion':'v1','kind':'Pod','metadata':{'name':'%s'}}";
    assertThat(live(object.formatted("web"))).contains("kubectl get Pod/web -o yaml");
    assertThat(live(object.formatted("$(id)"))).contains("kubectl get 'Pod/$(id)' -o yaml");
    assertThat(live(object.formatted("a b"))).isEmpty();
  }

  private static Optional<String> live(String object) {
    return new KubectlCommand(target(object), Shell.BASH).getLive();
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "folder/", "folder\\", "a\nb", "a\u202eb"})
  void aFileThatIsNone(String file) {
    assertThat(
            new KubectlCommand(target(WEB), Shell.BASH)
                .withFile(patch(PatchFormat.MERGE, TWO), file))
        .isInstanceOf(Export.Refused.class);
  }

  private static Iterable<Remark> remarks(Shell shell, Value patch) {
    FormattedPatch merge = new FormattedPatch(PatchFormat.MERGE, Optional.of(patch), List.of());
    return ((Export.Made) new KubectlCommand(target(WEB), shell).inline(merge)).remarks();
  }

  private static Export.Made inline(Shell shell, String object, String patch) {
    return (Export.Made)
        new KubectlCommand(target(object), shell).inline(patch(PatchFormat.STRATEGIC, patch));
  }

  private static PatchTarget target(String object) {
    return PatchTarget.of((MapValue) Json.read(object));
  }

  private static FormattedPatch patch(PatchFormat format, String json) {
    return new FormattedPatch(format, Optional.of(Json.read(json)), List.of());
  }
}

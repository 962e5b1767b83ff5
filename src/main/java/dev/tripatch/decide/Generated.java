package dev.tripatch.decide;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** What renders local files, so that what is decided in them is lost at the next rendering. */
public enum Generated {
  /** Helm, which writes above each object which template it is from. */
  HELM("Helm", "# Source: \\S+"),
  /** kustomize build, where it is told to leave its marks. */
  KUSTOMIZE(
      "kustomize",
      "\\s+(?:alpha\\.)?config\\.kubernetes\\.io/(?:origin|transformations):"
          + "|\\s+app\\.kubernetes\\.io/managed-by: kustomize\\b"),
  /** controller-gen, which writes CustomResourceDefinitions from Go types. */
  CONTROLLER_GEN("controller-gen", "\\s+controller-gen\\.kubebuilder\\.io/version:");

  private final String tool;
  private final Pattern sign;

  Generated(String tool, String sign) {
    this.tool = tool;
    this.sign = Pattern.compile("^(?:" + sign + ")", Pattern.MULTILINE);
  }

  /** What a text says it was rendered by; empty if it says nothing of the kind. */
  public static Optional<Generated> in(String text) {
    return Arrays.stream(values()).filter(each -> each.sign.matcher(text).find()).findFirst();
  }

  /** What to know before one edits it. */
  public String sentence() {
    return DecideWording.GENERATED.text("tool", tool);
  }
}

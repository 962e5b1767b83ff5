package dev.tripatch.decide;

import java.util.Arrays;
import java.util.Optional;
import java.util.regex.Pattern;

/** What renders local files, so that what is decided in them is lost at the next rendering. */
public enum Generated {
  /** Helm, which writes above each object which template it is from. */
  BY_HELM("# Source: \\S+", DecideWording.GENERATED_BY_HELM),
  /** kustomize build, where it is told to leave its marks. */
  BY_KUSTOMIZE(
      "\\s+(?:alpha\\.)?config\\.kubernetes\\.io/(?:origin|transformations):"
          + "|\\s+app\\.kubernetes\\.io/managed-by: kustomize\\b",
      DecideWording.GENERATED_BY_KUSTOMIZE),
  /** controller-gen, which writes CustomResourceDefinitions from Go types. */
  BY_CONTROLLER_GEN(
      "\\s+controller-gen\\.kubebuilder\\.io/version:", DecideWording.GENERATED_BY_CONTROLLER_GEN);

  private final Pattern sign;
  private final DecideWording sentence;

  Generated(String sign, DecideWording sentence) {
    this.sign = Pattern.compile("^(?:" + sign + ")", Pattern.MULTILINE);
    this.sentence = sentence;
  }

  /** What a text says it was rendered by; empty if it says nothing of the kind. */
  public static Optional<Generated> in(String text) {
    return Arrays.stream(values()).filter(each -> each.sign.matcher(text).find()).findFirst();
  }

  /** What to know before one edits it. */
  public String sentence() {
    return sentence.text();
  }
}

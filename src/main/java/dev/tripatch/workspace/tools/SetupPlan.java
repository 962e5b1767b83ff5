package dev.tripatch.workspace.tools;

import java.util.List;

/**
 * What would be changed.
 *
 * @param steps the changes, in their order; empty if all is as it is wanted
 * @param remarks what a person must know besides
 * @param obstacles what keeps it from working, or what somebody else has set; then nothing of it is
 *     changed
 */
public record SetupPlan(List<SetupStep> steps, List<String> remarks, List<String> obstacles) {

  public SetupPlan {
    steps = List.copyOf(steps);
    remarks = List.copyOf(remarks);
    obstacles = List.copyOf(obstacles);
  }
}
